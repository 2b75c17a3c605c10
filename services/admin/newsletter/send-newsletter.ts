import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { ContinueLater, JobHandler } from '../../../platform/jobs/perform.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { bumpRevision } from '../content/revision.ts'
import { isSettled, issueMailKind, queueAgain, queueMails } from './deliveries.ts'
import { beginSending, findIssue, type IssueJob, issueKind, readFields } from './issues.ts'
import { listReadersAfter } from './readers.ts'
import type { IssueRow } from './schema.ts'
import { type Sender, sendIssueMails } from './send-issue-mail.ts'

interface SendingRate {
  /** Readers whose mails are queued in one transaction. */
  readonly sliceSize: number
  /** How often it is looked whether the last mail has gone out. */
  readonly pauseMs: number
}

const defaultPace: SendingRate = { sliceSize: 50, pauseMs: 2000 }

/** The job handlers of issues: one job a sending, which queues its mails in slices, and one a mail, in the bulk lane. */
export const newsletterJobs = (
  sender: Sender,
  mailer: Mailer,
  { pace = defaultPace, clock = systemClock }: { readonly pace?: SendingRate; readonly clock?: Clock } = {},
): Readonly<Record<string, JobHandler>> => ({
  [issueKind]: payload => sendIssue(sender, payload as IssueJob, { ...pace, clock }),
  [issueMailKind]: sendIssueMails(sender, mailer),
})

interface Sending extends SendingRate {
  readonly clock: Clock
}

/** One step of a sending: its beginning, a slice of readers, or its end. A stop and another sending end the job. */
async function sendIssue(
  sender: Sender,
  { issue: id, turn }: IssueJob,
  sending: Sending,
): Promise<ContinueLater | undefined> {
  const row = await findIssue(sender.db, id)
  if (!row || row.turn !== turn) return undefined
  const now = sending.clock()
  if (row.state === 'scheduled') {
    const waits = Date.parse(row.send_at ?? '') - now.getTime()
    if (waits > 0) return { againInMs: waits }
    await sender.db.transaction().execute(trx => beginSending(trx, { id, turn, from: 'scheduled' }, now))
    return { againInMs: 0 }
  }
  if (row.state !== 'sending') return undefined
  if (row.again !== null) return queueWhatAStopLeft(sender, row, row.again, sending)
  if (row.cursor !== end) return queueSlice(sender, row, sending)
  if (!(await isSettled(sender.db, id))) return { againInMs: sending.pauseMs }
  await finish(sender, row, now)
  return undefined
}

/** The cursor of an issue whose readers are all queued: no id is greater. */
const end = '~'

/**
 * Queues the mails of the next slice of readers. The cursor advances in the same transaction, so that a restart continues
 * after the last queued reader.
 */
async function queueSlice(sender: Sender, row: IssueRow, { sliceSize }: Sending): Promise<ContinueLater> {
  const { db } = sender
  const { tags } = readFields(row.sent_fields ?? row.fields)
  const audience = { tags, createdAt: row.started_at ?? '' }
  const { readers, next } = await listReadersAfter(sender, audience, row.cursor, sliceSize)
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({ cursor: next ?? end })
      .where('id', '=', row.id)
      .where('cursor', '=', row.cursor)
      .where('state', '=', 'sending')
      .where('turn', '=', row.turn)
      .executeTakeFirst()
    // Another process has queued this slice, or the issue was stopped.
    if (numUpdatedRows > 0n) await queueMails(trx, row.id, readers)
  })
  return { againInMs: 0 }
}

async function queueWhatAStopLeft(
  { db }: Sender,
  row: IssueRow,
  cursor: string,
  { sliceSize }: Sending,
): Promise<ContinueLater> {
  await db.transaction().execute(async trx => {
    const next = await queueAgain(trx, row.id, cursor, sliceSize)
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({ again: next })
      .where('id', '=', row.id)
      .where('again', '=', cursor)
      .where('state', '=', 'sending')
      .where('turn', '=', row.turn)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error('The issue was stopped meanwhile')
  })
  return { againInMs: 0 }
}

async function finish({ db }: Sender, row: IssueRow, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({ state: 'sent', finished_at: now.toISOString() })
      .where('id', '=', row.id)
      .where('state', '=', 'sending')
      .where('turn', '=', row.turn)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await bumpRevision(trx)
  })
}
