import { describe, expect, test } from 'vitest'
import { startWorker } from '../../../platform/jobs/worker.ts'
import { createLog } from '../../../platform/log.ts'
import { checkMail } from '../../../platform/mail/mail.ts'
import { openMailer } from '../../../platform/mail/open-mailer.ts'
import { deliverMail, mailKind } from '../../../platform/mail/outbox.ts'
import { answerCode, startSmtp } from '../../../platform/mail/smtp-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { queryHtml } from '../../../test/html.ts'
import { mio, openGallery } from '../service-for-tests.ts'
import cn from './copy/cn.ts'
import en, { type MailKind } from './copy/en.ts'
import jp from './copy/jp.ts'
import { writeMail } from './write-mail.ts'

const kinds = Object.keys(en.mails) as MailKind[]
const languages = { en: 'en-US', cn: 'zh-CN', jp: 'ja' }
const variables = { device: 'Firefox · Linux', time: 'June 15, 2026 at 10:00 AM' }

describe.each(['en', 'cn', 'jp'] as const)('mails in %s', locale => {
  test.each(kinds)('%s has both parts, all its words, and no picture', async kind => {
    const path = '/account/confirm?token=abc'
    const mail = await writeMail({
      kind,
      to: 'mio@example.com',
      locale,
      origin: 'https://example.com',
      path,
      variables,
    })
    checkMail(mail)
    expect(mail.text).not.toMatch(/[{}]|undefined|<\w/)
    expect(mail.html).toContain(`<html lang="${languages[locale]}"`)
    expect(mail.html).not.toMatch(/undefined|\{\w+\}/)
    expect(queryHtml(mail.html ?? '').count('img, script')).toBe(0)
    expect(mail.html).toContain('prefers-color-scheme: dark')
    const prefix = locale === 'en' ? '' : `/${locale}`
    const href = `https://example.com${prefix}/account/confirm?token=abc`
    const hasButton = 'button' in en.mails[kind]
    expect(mail.text.includes(href)).toBe(hasButton)
    expect(mail.html?.includes(`href="${href}"`)).toBe(hasButton)
  })
})

describe('the words', () => {
  test('have the same parts and the same places to fill in every language', () => {
    const shapeOf = (copy: { mails: object }) =>
      JSON.stringify(copy.mails, (_, value) =>
        typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).toSorted().join() : value,
      )
    expect(shapeOf(cn)).toBe(shapeOf(en))
    expect(shapeOf(jp)).toBe(shapeOf(en))
  })

  test('are filled in with nothing that anybody typed: a stranger may be the one who reads them', () => {
    for (const copy of [en, cn, jp]) {
      const variables = new Set(JSON.stringify(copy).match(/\{\w+\}/g))
      const ours = ['{date}', '{device}', '{host}', '{kept}', '{others}', '{reference}', '{time}']
      expect([...variables].toSorted()).toEqual(ours)
    }
  })

  test('Chinese says 你, and neither language leaves English behind', () => {
    expect(JSON.stringify(cn)).not.toContain('您')
    for (const copy of [cn, jp]) {
      const sentences = Object.values(copy.mails).flatMap(template => [
        template.subject,
        template.heading,
        ...template.paragraphs.filter(line => !/^\{\w+\}$/.test(line)),
      ])
      for (const sentence of [...sentences, ...Object.values(copy.kept)])
        expect(sentence).toMatch(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u)
    }
  })
})

onDatabasesInTurn('the mail that confirms', databases => {
  test('arrives whole though the server refuses it at first', async () => {
    const { db, openBrowser } = await openGallery(databases)
    await openBrowser().send('POST', '/users', { ...mio, lang: 'jp' })
    const smtp = await startSmtp()
    let refusals = 0
    smtp.answer = () => {
      if (refusals++ === 0) throw answerCode(451, 'Try again later')
    }
    const log = createLog('silent')
    const mailer = openMailer(
      { kind: 'smtp', url: smtp.url, from: { name: '', address: 'a@example.com' } },
      log,
    )
    let skippedMs = 0
    const clock = () => new Date(Date.now() + skippedMs)
    const database = { db, dialect: databases.dialect, close: async () => {}, ping: async () => {} }
    const worker = startWorker(database, { [mailKind]: deliverMail(mailer) }, { log, pollMs: 20, clock })
    await expect.poll(() => refusals).toBe(1)
    skippedMs = 60_000
    await expect.poll(() => smtp.mails.length).toBe(1)
    await worker.stop()
    await smtp.close()
    const [mail] = smtp.mails
    expect(mail?.to).toEqual([mio.email])
    expect(mail?.header('Content-Language')).toBe('ja')
    expect(mail?.header('Content-Type')).toMatch(/^multipart\/alternative/)
    expect(mail?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/)
  })
})
