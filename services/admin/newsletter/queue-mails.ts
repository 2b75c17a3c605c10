import { type Kysely, sql } from 'kysely'
import { newId } from '../../../platform/identity.ts'
import { enqueueSelected } from '../../../platform/jobs/enqueue.ts'
import { mailAttempts } from '../../../platform/mail/outbox.ts'
import type { AdminTables } from '../schema.ts'
import { issueMailKind } from './deliveries.ts'
import { type Audience, confirmedBy, readersOf } from './readers.ts'

type Db = Kysely<AdminTables>

/** Readers by their ids: after one, up to another. */
interface Window {
  readonly after: string
  readonly until: string
}

/** The id of the last of the next subscribers after a cursor; undefined when there are fewer. */
export async function findSliceEnd(
  db: Db,
  createdAt: string,
  cursor: string,
  size: number,
): Promise<string | undefined> {
  const row = await confirmedBy(db, createdAt)
    .select('subscribers.id')
    .where('subscribers.id', '>', cursor)
    .orderBy('subscribers.id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Records and queues the mails of an issue to the readers of a window, who have none yet; statements of the database alone. */
export async function queueMails(
  trx: Db,
  issue: string,
  audience: Audience,
  { after, until }: Window,
): Promise<void> {
  const readers = readersOf(trx, audience)
    .where('subscribers.id', '>', after)
    .where('subscribers.id', '<=', until)
  const issueId = sql<string>`cast(${issue} as text)`
  await trx
    .insertInto('newsletter_deliveries')
    .columns(['issue_id', 'reader_id', 'locale', 'outcome'])
    .expression(
      readers.select([issueId.as('issue_id'), 'subscribers.id', 'subscribers.locale', queued.as('outcome')]),
    )
    .execute()
  const counts = await readers
    .select(({ fn }) => ['subscribers.locale', fn.countAll<number>().as('count')])
    .groupBy('subscribers.locale')
    .execute()
  for (const { locale, count } of counts)
    await trx
      .insertInto('newsletter_results')
      .values({ issue_id: issue, locale, queued: Number(count) })
      .onConflict(conflict =>
        conflict.columns(['issue_id', 'locale']).doUpdateSet(({ eb, ref }) => ({
          queued: eb(ref('newsletter_results.queued'), '+', Number(count)),
        })),
      )
      .execute()
  await enqueueMails(trx, issue, { after, until })
}

const queued = sql<'queued'>`cast('queued' as text)`

/** Queues the mails of a window that wait for a job. */
const enqueueMails = (trx: Db, issue: string, { after, until }: Window): Promise<void> =>
  enqueueSelected(
    trx,
    { kind: issueMailKind, lane: 'bulk', maxAttempts: mailAttempts },
    trx
      .selectFrom('newsletter_deliveries')
      .select([
        // The time of a new id, and the last random bits of the reader's.
        sql<string>`cast(${newId().slice(0, 24)} as text) || substr(reader_id, 25)`.as('id'),
        sql<string>`cast(${`{"issue":"${issue}","reader":"`} as text) || reader_id || '"}'`.as('payload'),
      ])
      .where('issue_id', '=', issue)
      .where('reader_id', '>', after)
      .where('reader_id', '<=', until)
      .where('outcome', '=', 'queued'),
  )

/**
 * Queues mails again that a stop has left, those of the next readers after a cursor; resolves to the next cursor, null at the
 * end. A mail whose job is still there may get a second one: only one of them sends it.
 */
export async function queueAgain(
  trx: Db,
  issue: string,
  cursor: string,
  limit: number,
): Promise<string | null> {
  const rows = await trx
    .selectFrom('newsletter_deliveries as own')
    .select('own.reader_id')
    .where('own.issue_id', '=', issue)
    .where('own.reader_id', '>', cursor)
    .where(({ or, and, not, exists, eb, selectFrom }) =>
      or([
        eb('own.outcome', '=', 'queued'),
        // A job that staff have dropped, or that was given up with its process.
        and([
          eb('own.outcome', '=', 'sending'),
          not(
            exists(
              selectFrom('jobs')
                .select('jobs.id')
                .whereRef('jobs.id', '=', 'own.job')
                .where('jobs.gave_up_at', 'is', null),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('own.reader_id')
    .limit(limit)
    .execute()
  const readers = rows.map(({ reader_id }) => reader_id)
  const last = readers.at(-1)
  if (last !== undefined) {
    await trx
      .updateTable('newsletter_deliveries')
      .set({ outcome: 'queued', job: null })
      .where('issue_id', '=', issue)
      .where('reader_id', 'in', readers)
      .where('outcome', '=', 'sending')
      .execute()
    await enqueueMails(trx, issue, { after: cursor, until: last })
  }
  return rows.length < limit ? null : (last ?? null)
}
