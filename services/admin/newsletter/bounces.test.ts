import { expect, test } from 'vitest'
import { startWorker } from '../../../platform/jobs/worker.ts'
import { createLog } from '../../../platform/log.ts'
import { openMailer } from '../../../platform/mail/open-mailer.ts'
import { answerCode, startSmtp } from '../../../platform/mail/smtp-for-tests.ts'
import { onEachDatabase } from '../../../test/databases.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { origin, today } from '../service-for-tests.ts'
import { welcome } from './email-templates.ts'
import { queueIssue } from './issues.ts'
import { newsletterJobs } from './send-newsletter.ts'
import { addSubscribers, pace, secret } from './sending-for-tests.ts'

const silent = createLog('silent')
const refusals: Readonly<Record<string, readonly [code: number, text: string]>> = {
  'gone@example.com': [550, '5.1.1 No such mailbox'],
  'full@example.com': [552, '5.2.2 Mailbox full'],
  'policy@example.com': [550, '5.7.1 Your network is blocked'],
  'busy@example.com': [451, '4.7.1 Try again later'],
}

onEachDatabase('a newsletter that a mail server refuses', databases => {
  test('suppresses who is not there, and nobody else', async () => {
    const database = await openAdminDatabase(databases)
    const { db } = database
    const smtp = await startSmtp()
    smtp.answerRecipient = address => {
      const [code, text] = refusals[address] ?? []
      if (code !== undefined && text !== undefined) throw answerCode(code, text)
    }
    await addSubscribers(db, ['ann@example.com', ...Object.keys(refusals)])
    const mailer = openMailer(
      { kind: 'smtp', url: smtp.url, from: { name: '', address: 'studio@example.com' } },
      silent,
    )
    const dependencies = { db, origin, secret, mailHost: 'example.com' }
    const ahead = Date.parse('2100-01-01T00:00:00Z') - Date.now()
    const worker = startWorker(database, newsletterJobs(dependencies, mailer, pace), {
      ...{ log: silent, pollMs: 10 },
      clock: () => new Date(Date.now() + ahead),
    })
    const send = (id: string) =>
      queueIssue(db, { id, templates: welcome, tags: [] }, new Date(`${today}T10:00:00Z`))
    const jobs = async () =>
      (await rowsOf(db, 'jobs'))
        .filter(({ kind }) => kind === 'newsletter-mail')
        .map(({ last_error, gave_up_at }) => [
          /\b[45]\.\d\.\d/.exec(last_error ?? '')?.[0],
          gave_up_at !== null,
        ])
        .sort()
    await send('november')
    const left = [
      ['4.7.1', false],
      ['5.7.1', true],
    ]
    await expect.poll(jobs).toEqual(left)
    const suppressed = async () =>
      (await rowsOf(db, 'subscribers'))
        .filter(row => row.suppressed !== null)
        .map(row => [row.email, row.suppressed])
    expect(await suppressed()).toEqual([['gone@example.com', 'bounced']])
    expect((await rowsOf(db, 'suppressions')).map(({ reason }) => reason)).toEqual(['bounced'])
    expect(await rowsOf(db, 'temporary_bounces')).toHaveLength(1)
    const asked: string[] = []
    smtp.answerRecipient = address => void asked.push(address)
    await send('december')
    await expect
      .poll(() => asked.filter(address => address !== 'busy@example.com').sort())
      .toEqual(['ann@example.com', 'full@example.com', 'policy@example.com'])
    await worker.stop()
    mailer.close()
    await smtp.close()
  }, 20_000)
})
