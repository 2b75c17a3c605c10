import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newId } from '../identity.ts'
import { createLog } from '../log.ts'
import { type Mail, MailRefused } from './mail.ts'
import { openMailer } from './open-mailer.ts'

let dir: string
let lines: { file?: string; msg: string }[]

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'mail-'))
  lines = []
})
afterEach(() => rm(dir, { recursive: true }))

function open() {
  const log = createLog('info', { write: line => void lines.push(JSON.parse(line)) })
  return openMailer(
    { kind: 'folder', dir: path.join(dir, 'mail'), from: { name: '島', address: 'a@example.com' } },
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
