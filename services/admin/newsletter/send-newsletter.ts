import type { Kysely } from 'kysely'
import { enqueueAll } from '../../../platform/jobs/enqueue.ts'
import type { ContinueLater, JobHandler } from '../../../platform/jobs/perform.ts'
import type { Mailer } from '../../../platform/mail/mail.ts'
import { mailAttempts, sendOutgoingMail } from '../../../platform/mail/outbox.ts'
import type { Dependencies } from '../requests/dependencies.ts'
import type { AdminTables } from '../schema.ts'
import { writeNewsletter } from './issue-emails.ts'
import { getIssue, issueKind } from './issues.ts'
import { findReader, listReadersAfter, type Subscribers } from './readers.ts'

type Sender = Pick<Dependencies, 'db' | 'origin' | 'secret' | 'mailHost'>

/** The kind of job that is one mail of an issue: it is written when it is sent, for whoever still wants it then. */
const issueMailKind = 'newsletter-mail'

export interface SendingRate {
  readonly sliceSize: number
  /** How many mails of issues stand in the queue at most. */
  readonly maxWaiting: number
  /** How long to wait when that many do. */
  readonly pauseMs: number
}

const defaultPace: SendingRate = { sliceSize: 50, maxWaiting: 1000, pauseMs: 2000 }

/** The jobs that send issues: one an issue, which queues its mails in slices, and one a mail, in the bulk lane. */
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
 * Queues the mails of an issue for the next slice of its readers. The cursor moves in the transaction that queues them:
 * whenever a process ends, the next one goes on behind the last reader who was queued.
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

/** How many bulk jobs wait, counted no further than to the bound. */
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
  const { words, path, tags } = await getIssue(dependencies.db, issueId)
  const reader = await findReader(dependencies, readerId, tags)
  if (!reader) return
  const mail = await writeNewsletter(dependencies, reader, words[reader.locale], path)
  await sendOutgoingMail(mailer, { mail, id: jobId })
}
