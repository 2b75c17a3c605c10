import type { Kysely } from 'kysely'
import { deleteInSlices } from '../../../platform/database/delete-in-slices.ts'
import type { AdminTables } from '../schema.ts'
import type { DeliveryOutcome } from './schema.ts'

type Db = Kysely<AdminTables>

/**
 * The kind of the job for one mail of an issue, which is rendered when it is sent, if its reader is still subscribed.
 */
export const issueMailKind = 'newsletter-mail'

/** A mail of an issue to a reader. */
export interface IssueMail {
  readonly issue: string
  readonly reader: string
}

/** A mail that a job is about to send. */
interface Claim extends IssueMail {
  readonly job: string
}

/**
 * Takes a delivery for a job: one that is queued while its issue goes out, or that the same job began before its process
 * ended. No other job sends it then, and a stop lets it end.
 */
export async function claimDelivery(db: Db, { issue, reader, job }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_deliveries')
    .set({ outcome: 'sending', job })
    .where('issue_id', '=', issue)
    .where('reader_id', '=', reader)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('outcome', '=', 'queued'),
          exists(
            selectFrom('newsletter_issues as issue')
              .select('issue.id')
              .where('issue.id', '=', issue)
              .where('issue.state', '=', 'sending'),
          ),
        ]),
        and([eb('outcome', '=', 'sending'), eb('job', '=', job)]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives a delivery back that could not be sent yet. */
export async function releaseDelivery(db: Db, { issue, reader, job }: Claim): Promise<void> {
  await db
    .updateTable('newsletter_deliveries')
    .set({ outcome: 'queued', job: null })
    .where('issue_id', '=', issue)
    .where('reader_id', '=', reader)
    .where('outcome', '=', 'sending')
    .where('job', '=', job)
    .execute()
}

/** Records what has become of a delivery, and counts it once. */
export const settleDelivery = (
  db: Db,
  { issue, reader, job }: Claim,
  outcome: Extract<DeliveryOutcome, 'sent' | 'failed' | 'left'>,
): Promise<void> =>
  db.transaction().execute(async trx => {
    const settled = await trx
      .updateTable('newsletter_deliveries')
      .set({ outcome, job: null })
      .where('issue_id', '=', issue)
      .where('reader_id', '=', reader)
      .where('outcome', '=', 'sending')
      .where('job', '=', job)
      .returning('locale')
      .executeTakeFirst()
    if (!settled) return
    await trx
      .updateTable('newsletter_results')
      .set(({ eb }) => ({ [outcome]: eb(outcome, '+', 1) }))
      .where('issue_id', '=', issue)
      .where('locale', '=', settled.locale)
      .execute()
  })

/** Whether every mail that was queued is sent, has failed, or has no reader any more. */
export async function isSettled(db: Db, issue: string): Promise<boolean> {
  const rows = await db.selectFrom('newsletter_results').selectAll().where('issue_id', '=', issue).execute()
  return rows.every(({ queued, sent, failed, left }) => queued <= sent + failed + left)
}

const retentionMs = 30 * 24 * 3_600_000

/** Erases who got an issue, 30 days after it has gone out, and what was typed and left as long ago; the numbers stay. */
export async function eraseDeliveries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionMs).toISOString()
  const over = await db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('state', '=', 'sent')
    .where('finished_at', '<=', before)
    .execute()
  for (const { id } of over) await eraseOf(db, id)
  await db.deleteFrom('newsletter_copies').where('at', '<=', before).execute()
}

const eraseOf = (db: Db, issue: string) =>
  deleteInSlices(limit =>
    db
      .deleteFrom('newsletter_deliveries')
      .where('issue_id', '=', issue)
      .where('reader_id', 'in', eb =>
        eb.selectFrom('newsletter_deliveries').select('reader_id').where('issue_id', '=', issue).limit(limit),
      )
      .executeTakeFirstOrThrow(),
  )
