import { describe, expect, test } from 'vitest'
import { checkMail, type Mail, MailRefused } from './mail.ts'

const mail: Mail = { to: 'ann@example.com', subject: 'Hello', text: 'Line one\nLine two', locale: 'en' }

test('an ordinary mail is taken, also with headers and in other scripts', () => {
  checkMail(mail)
  checkMail({ ...mail, to: "o'brien+x@例え.jp", subject: '確認のお願い', replyTo: 'support@example.com' })
  checkMail({ ...mail, headers: { 'List-Unsubscribe': '<https://example.com/x?token=a>' } })
})

describe('a mail that could be read as something else is refused', () => {
  test.each<[string, Partial<Mail>]>([
    ['a second header in the subject', { subject: 'Hello\r\nBcc: x@example.com' }],
    ['a lone line feed in the subject', { subject: 'Hello\nthere' }],
    ['a lone carriage return', { subject: 'Hello\rthere' }],
    ['a Unicode line separator', { subject: 'Hello\u2028there' }],
    ['a null byte', { subject: 'Hello\0' }],
    ['a line break in the address', { to: 'ann@example.com\r\nBcc: x@example.com' }],
    ['two addresses', { to: 'ann@example.com,x@example.com' }],
    ['two addresses with a semicolon', { to: 'ann@example.com;x@example.com' }],
    ['a name and an address', { to: 'Ann <ann@example.com>' }],
    ['a group', { to: 'all:ann@example.com' }],
    ['a route', { to: 'ann%example.org@example.com' }],
    ['no address', { to: 'ann' }],
    ['an empty address', { to: '' }],
    ['a line break in replyTo', { replyTo: 'ann@example.com\n' }],
    ['a line break in a header', { headers: { 'X-Kind': 'a\r\nBcc: x@example.com' } }],
    ['a line break in the name of a header', { headers: { 'X-Kind: a\r\nBcc': 'x@example.com' } }],
    ['a recipient as a header', { headers: { bcc: 'x@example.com' } }],
    ['a Message-ID as a header', { headers: { 'Message-Id': '<x@example.com>' } }],
    ['a reference as a header', { headers: { References: '<x@example.com>' } }],
    ['a header in the name of its thread', { thread: { name: 'a\r\nBcc: x@example.com', isFirst: true } }],
    ['a thread of another domain', { thread: { name: 'a@example.org> <b', isFirst: false } }],
    ['a thread without a name', { thread: { name: '', isFirst: true } }],
  ])('%s', (_, change) => {
    expect(() => checkMail({ ...mail, ...change })).toThrow(MailRefused)
  })
})
