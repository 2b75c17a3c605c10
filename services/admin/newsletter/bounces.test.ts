import { expect, test } from 'vitest'
import { startWorker } from '../../../platform/jobs/worker.ts'
import { createLog } from '../../../platform/log.ts'
import { openMailer } from '../../../platform/mail/open-mailer.ts'
import { answerCode, startSmtp } from '../../../platform/mail/smtp-for-tests.ts'
import { onDatabasesInTurn } from '../../../test/databases-in-turn.ts'
import { rowsOf } from '../../../test/rows.ts'
import { openAdminDatabase } from '../database-for-tests.ts'
import { origin, today } from '../service-for-tests.ts'
import { resultsOf, startIssue } from './issue-for-tests.ts'
import { newsletterJobs } from './send-newsletter.ts'
import { addSubscribers, pace, secret } from './sending-for-tests.ts'

const silent = createLog('silent')
const refusals: Readonly<Record<string, readonly [code: number, text: string]>> = {
  'gone@example.com': [550, '5.1.1 No such mailbox'],
  'full@example.com': [552, '5.2.2 Mailbox full'],
  'policy@example.com': [550, '5.7.1 Your network is blocked'],
  'busy@example.com': [451, '4.7.1 Try again later'],
}

onDatabasesInTurn('a newsletter that a mail server refuses', databases => {
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
    const clock = () => new Date(Date.now() + ahead)
    const worker = startWorker(database, newsletterJobs(dependencies, mailer, { pace, clock }), {
      ...{ log: silent, pollMs: 10, clock },
    })
    const send = (id: string) => startIssue(db, id, new Date(`${today}T10:00:00Z`))
    await send('november')
    // The one that may come later is neither.
    const settled = { queued: 5, sent: 1, failed: 3, left: 0 }
    await expect.poll(() => resultsOf(db, 'november')).toEqual(settled)
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
