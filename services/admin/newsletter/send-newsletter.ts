import { setTimeout as sleep } from 'node:timers/promises'
import { contentKeys } from '../../../contract/content-keys.ts'
import { type Clock, systemClock } from '../../../platform/clock.ts'
import type { ContinueLater, JobHandler } from '../../../platform/jobs/perform.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { bumpRevision } from '../content/revision.ts'
import { isSettled, issueMailKind } from './deliveries.ts'
import { beginSending, findIssue, type IssueJob, issueKind, readFields } from './issues.ts'
import { findSliceEnd, queueAgain, queueMails } from './queue-mails.ts'
import type { IssueRow } from './schema.ts'
import { type Sender, sendIssueMails } from './send-issue-mail.ts'

interface SendingRate {
  /** Readers whose mails are queued in one transaction. */
  readonly sliceSize: number
  /** The rest between two of them, for the pages that are read meanwhile. */
  readonly restMs: number
  /** How often it is looked whether the last mail has gone out. */
  readonly pauseMs: number
}

const defaultPace: SendingRate = { sliceSize: 100, restMs: 20, pauseMs: 2000 }

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

/** The cursor of an issue whose readers are all queued: ids are hexadecimal, so that it is greater in every collation. */
const end = 'g'

/**
 * Queues the mails of the next slice of readers. The cursor advances in the same transaction, so that a restart continues
 * after the last queued reader.
 */
async function queueSlice(
  { db }: Sender,
  row: IssueRow,
  { sliceSize, restMs }: Sending,
): Promise<ContinueLater> {
  const { id, cursor: after } = row
  const { tags } = readFields(row.sent_fields ?? row.fields)
  const audience = { tags, createdAt: row.started_at ?? '' }
  const until = (await findSliceEnd(db, audience.createdAt, after, sliceSize)) ?? end
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await whileSending(trx, row, { cursor: until })
      .where('cursor', '=', after)
      .executeTakeFirst()
    // Another process has queued this slice, or the issue was stopped.
    if (numUpdatedRows > 0n) await queueMails(trx, id, audience, { after, until })
  })
  await sleep(restMs)
  return { againInMs: 0 }
}

async function queueWhatAStopLeft(
  { db }: Sender,
  row: IssueRow,
  cursor: string,
  { sliceSize, restMs }: Sending,
): Promise<ContinueLater> {
  await db.transaction().execute(async trx => {
    const next = await queueAgain(trx, row.id, cursor, sliceSize)
    const { numUpdatedRows } = await whileSending(trx, row, { again: next })
      .where('again', '=', cursor)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Error('The issue was stopped meanwhile')
  })
  await sleep(restMs)
  return { againInMs: 0 }
}

/** Changes an issue while it goes out in the turn that is known. */
const whileSending = (trx: Sender['db'], { id, turn }: IssueRow, set: Partial<IssueRow>) =>
  trx
    .updateTable('newsletter_issues')
    .set(set)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('turn', '=', turn)

async function finish({ db }: Sender, row: IssueRow, now: Date): Promise<void> {
  await db.transaction().execute(async trx => {
    const set = { state: 'sent' as const, finished_at: now.toISOString() }
    const { numUpdatedRows } = await whileSending(trx, row, set).executeTakeFirst()
    if (numUpdatedRows > 0n) await bumpRevision(trx, [contentKeys.letters])
  })
}
