import type { Kysely } from 'kysely'
import { enqueueAll } from '../../../platform/jobs/enqueue.ts'
import type { ContinueLater, JobHandler } from '../../../platform/jobs/perform.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { mailAttempts } from '../../../platform/mail/outbox.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import type { AdminTables } from '../schema.ts'
import { writeNewsletter } from './issue-emails.ts'
import { getIssue, issueKind } from './issues.ts'
import { findReader, listReadersAfter, type Subscribers } from './readers.ts'
import { sendToReader } from './send-to-reader.ts'

type Sender = Pick<Dependencies, 'db' | 'origin' | 'secret' | 'mailHost'>

/**
 * The kind of the job for one mail of an issue, which is rendered when it is sent, if its reader is still subscribed.
 */
export const issueMailKind = 'newsletter-mail'

interface SendingRate {
  readonly sliceSize: number
  /** The maximum of queued issue mails. */
  readonly maxWaiting: number
  /** The pause at that maximum. */
  readonly pauseMs: number
}

const defaultPace: SendingRate = { sliceSize: 50, maxWaiting: 1000, pauseMs: 2000 }

/** The job handlers of issues: one job an issue, which queues its mails in slices, and one a mail, in the bulk lane. */
export const newsletterJobs = (
  dependencies: Sender,
  mailer: Mailer,
  pace = defaultPace,
): Readonly<Record<string, JobHandler>> => ({
  [issueKind]: payload => queueSlice(dependencies, (payload as { issue: string }).issue, pace),
  [issueMailKind]: (payload, { id }) =>
    sendIssueMail(dependencies, mailer, payload as { issue: string; reader: string }, id),
})

/**
 * Queues the mails of the next slice of readers. The cursor advances in the same transaction, so that a restart
 * continues after the last queued reader.
 */
async function queueSlice(
  dependencies: Subscribers,
  id: string,
  { sliceSize, maxWaiting, pauseMs }: SendingRate,
): Promise<ContinueLater | undefined> {
  const { db } = dependencies
  const issue = await getIssue(db, id)
  if (issue.finishedAt !== null) return undefined
  if ((await countWaiting(db, maxWaiting)) + sliceSize > maxWaiting) return { againInMs: pauseMs }
  const { readers, next } = await listReadersAfter(dependencies, issue, issue.cursor, sliceSize)
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('newsletter_issues')
      .set({
        queued: issue.queued + readers.length,
        ...(next === null ? { finished_at: new Date().toISOString() } : { cursor: next }),
      })
      .where('id', '=', id)
      .where('cursor', '=', issue.cursor)
      .where('finished_at', 'is', null)
      .executeTakeFirst()
    // Another process has queued this slice.
    if (numUpdatedRows === 0n) return
    await enqueueAll(
      trx,
      readers.map(reader => ({
        kind: issueMailKind,
        payload: { issue: id, reader: reader.id },
        lane: 'bulk',
        maxAttempts: mailAttempts,
      })),
    )
  })
  return next === null ? undefined : { againInMs: 0 }
}

/** The number of waiting bulk jobs, counted up to the maximum. */
async function countWaiting(db: Kysely<AdminTables>, most: number): Promise<number> {
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('lane', '=', 1)
    .where('done_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .limit(most)
    .execute()
  return rows.length
}

async function sendIssueMail(
  dependencies: Sender,
  mailer: Mailer,
  { issue: issueId, reader: readerId }: { readonly issue: string; readonly reader: string },
  jobId: string,
): Promise<void> {
  const { templates, path, tags } = await getIssue(dependencies.db, issueId)
  const reader = await findReader(dependencies, readerId, tags)
  if (!reader) return
  const mail = await writeNewsletter(dependencies, reader, templates[reader.locale], path)
  await sendToReader(dependencies, mailer, { mail, id: jobId })
}
