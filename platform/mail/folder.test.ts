import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../identity.ts'
import { createLog } from '../log.ts'
import type { Sender } from '../settings.ts'
import { type Mail, MailRefused } from './mail.ts'
import { openMailer } from './open-mailer.ts'

let dir: string
let lines: { file?: string; msg: string }[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mail-'))
  lines = []
})
afterEach(() => rm(dir, { recursive: true }))

function open(name: Sender['name'] = '島') {
  const log = createLog('info', { write: line => void lines.push(JSON.parse(line)) })
  return openMailer(
    { kind: 'folder', dir: path.join(dir, 'mail'), from: { name, address: 'a@example.com' } },
    log,
  )
}

const mail: Mail = {
  to: 'ann@example.com',
  subject: 'ようこそ',
  text: 'こんにちは',
  html: '<p>こんにちは</p>',
  replyTo: 'support@example.com',
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  locale: 'jp',
}

test('a mail becomes a file that the log names', async () => {
  const id = newId()
  await open().send({ mail, id })
  const [name = ''] = await readdir(path.join(dir, 'mail'))
  expect(name).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d-\\d{3}Z-${id}\\.eml$`))
  expect(lines).toEqual([
    expect.objectContaining({ file: path.join(dir, 'mail', name), msg: 'Mail written' }),
  ])
  const raw = await readFile(path.join(dir, 'mail', name), 'utf8')
  expect(raw).not.toMatch(/[^\r]\n/)
  expect(raw).toContain('\r\nTo: ann@example.com\r\n')
  expect(raw).toContain('\r\nReply-To: support@example.com\r\n')
  expect(raw).toContain(`\r\nMessage-ID: <${id}@example.com>\r\n`)
  expect(raw).toContain('\r\nContent-Language: ja\r\n')
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
  expect(raw).toContain(`Subject: =?UTF-8?B?${Buffer.from('ようこそ').toString('base64')}?=`)
  expect(raw).toContain(Buffer.from('こんにちは').toString('base64'))
  expect(raw).toContain('multipart/alternative')
})

test('the same mail delivered twice is one file', async () => {
  const id = newId()
  const mailer = open()
  await mailer.send({ mail: { ...mail, html: '' }, id })
  await mailer.send({ mail: { ...mail, html: '' }, id })
  expect(await readdir(path.join(dir, 'mail'))).toHaveLength(1)
})

test('a refused mail writes nothing', async () => {
  const sending = open().send({ mail: { ...mail, subject: 'a\r\nBcc: x@example.com' }, id: newId() })
  await expect(sending).rejects.toThrow(MailRefused)
  expect(await readdir(dir)).toEqual([])
})

async function written(changes: Partial<Mail>, name?: Sender['name']) {
  const id = newId()
  await open(name).send({ mail: { ...mail, ...changes }, id })
  const file = (await readdir(path.join(dir, 'mail'))).find(each => each.includes(id)) ?? ''
  const raw = await readFile(path.join(dir, 'mail', file), 'utf8')
  const [head = ''] = raw.split('\r\n\r\n', 1)
  return { id, lines: head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n') }
}

test('the first mail of a thread has its name as Message-ID, and every later one refers to it', async () => {
  const thread = { name: 'request.s-4k7qx2mb', isFirst: true }
  const root = '<request.s-4k7qx2mb@example.com>'
  const first = await written({ thread })
  expect(first.lines).toContain(`Message-ID: ${root}`)
  expect(first.lines.filter(line => /^(References|In-Reply-To)/.test(line))).toEqual([])
  const { id, lines } = await written({ thread: { ...thread, isFirst: false } })
  expect(lines).toEqual(
    expect.arrayContaining([
      `Message-ID: <${id}@example.com>`,
      `In-Reply-To: ${root}`,
      `References: ${root}`,
    ]),
  )
})

test('the sender has a name in the language of the mail, encoded by RFC 2047', async () => {
  const names = { en: 'Studio, Hobart', cn: '工作室', jp: 'スタジオ' }
  const fromIn = async (locale: Mail['locale']) =>
    (await written({ locale }, names)).lines.find(line => line.startsWith('From:'))
  const encoded = (text: string) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`
  expect(await fromIn('en')).toBe('From: "Studio, Hobart" <a@example.com>')
  expect(await fromIn('cn')).toBe(`From: ${encoded('工作室')} <a@example.com>`)
  expect(await fromIn('jp')).toBe(`From: ${encoded('スタジオ')} <a@example.com>`)
})

test.each(['a\r\nBcc: x@example.com', 'a\u2028b', 'a\0'])('a sender called %j is refused', async name => {
  await expect(written({}, name)).rejects.toThrow(MailRefused)
})
