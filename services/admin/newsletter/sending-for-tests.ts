import { setTimeout as sleep } from 'node:timers/promises'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/identity.ts'
import { queuedJobs } from '../../../platform/jobs/queued-jobs-for-tests.ts'
import { startWorker } from '../../../platform/jobs/worker.ts'
import { createLog } from '../../../platform/log.ts'
import type { Mail, Mailer, OutgoingMail } from '../../../platform/mail/mail.ts'
import { deliverMail, mailKind } from '../../../platform/mail/outbox.ts'
import { addRows } from '../../../test/rows.ts'
import type { AdminTables, SubscriberRow } from '../schema.ts'
import { origin, today } from '../service-for-tests.ts'
import { newsletterJobs } from './send-newsletter.ts'

/** Small slices, so that a test with few readers has several. */
export const pace = { sliceSize: 20, restMs: 0, pauseMs: 10 }
export const secret = 'a secret that signs links'

interface SendingOptions {
  readonly ms?: number
  readonly withOthers?: boolean
  /** Instead of the one that records. */
  readonly mailer?: Mailer
}

/** A worker for issues and mails, with the mails it has sent; each takes `ms`. All queued jobs are due. */
export function startSending(
  database: Database<AdminTables>,
  { ms = 0, withOthers = false, mailer }: SendingOptions = {},
) {
  const recorder = (sent: OutgoingMail[]): Mailer => ({
    async send(outgoing) {
      await sleep(ms)
      sent.push(outgoing)
    },
    close: () => {},
  })
  const issues: OutgoingMail[] = []
  const others: OutgoingMail[] = []
  const ahead = Date.parse('2100-01-01T00:00:00Z') - Date.now()
  const clock = () => new Date(Date.now() + ahead)
  const sender = { db: database.db, origin, secret, mailHost: 'example.com' }
  const jobs = {
    ...(withOthers && { [mailKind]: deliverMail(recorder(others)) }),
    ...newsletterJobs(sender, mailer ?? recorder(issues), { pace, clock }),
  }
  const worker = startWorker(database, jobs, { log: createLog('silent'), pollMs: 10, clock })
  const addressees = (sent: readonly OutgoingMail[]) => sent.map(({ mail }) => mail.to)
  return {
    /** The recipients of issue mails. */
    issues: () => addressees(issues),
    /** The mails of issues. */
    mails: () => issues.map(({ mail }) => mail),
    /** The recipients of other mails. */
    others: () => addressees(others),
    stop: () => worker.stop(),
  }
}

/** Whether all issues are queued and none of their mails waits. */
export async function isSent(db: Kysely<AdminTables>): Promise<boolean> {
  const waiting = await queuedJobs(db)
  return !waiting.some(({ kind }) => kind === 'newsletter' || kind === 'newsletter-mail')
}

/** Subscribers who have confirmed, `reader-0@example.com` and on. */
export const addReaders = (db: Kysely<AdminTables>, count: number): Promise<void> =>
  addSubscribers(
    db,
    Array.from({ length: count }, (_, number) => `reader-${number}@example.com`),
  )

/** Subscribers who have confirmed at 9 o'clock; `facts` stand in for the usual ones. */
export function addSubscribers(
  db: Kysely<AdminTables>,
  emails: readonly string[],
  facts: Partial<Insertable<SubscriberRow>> = {},
): Promise<void> {
  const at = `${today}T09:00:00.000Z`
  const usual = { locale: 'en' as const, tags: '[]', created_at: at, confirmed_at: at }
  const rows = emails.map(email => ({ ...usual, id: newId(), email, email_key: email, ...facts }))
  return addRows(db, 'subscribers', rows)
}

export const mailTo = (to: string): Mail => ({ to, subject: 'Confirm', text: 'Confirm', locale: 'en' })
