import { type Insertable, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { newId } from '../identity.ts'
import { activeSpan } from '../tracing/span.ts'
import type { JobsTable, JobTables, Lane } from './tables.ts'

type NewJob = {
  readonly kind: string
  /** Anything that JSON can hold. */
  readonly payload: unknown
  /** Not before then; at once when left out. */
  readonly runAt?: Date
  /** The number of failures after which the job is given up and kept with its error. */
  readonly maxAttempts?: number
  /** A second job with the same key is dropped while the first is kept (30 days after it was done). */
  readonly dedupeKey?: string
  /** Bulk jobs run when no other is due. */
  readonly lane?: 'bulk'
}

/** Enqueues a job in the caller's transaction. Resolves to its id, or to null when a job with the same key exists. */
export async function enqueue<Tables extends JobTables>(
  trx: Kysely<Tables>,
  job: NewJob,
): Promise<string | null> {
  const [id] = await enqueueAll(trx, [job])
  return id ?? null
}

/** Enqueues up to a few hundred jobs in one statement. Resolves to the ids of the new ones. */
export async function enqueueAll<Tables extends JobTables>(
  trx: Kysely<Tables>,
  jobs: readonly NewJob[],
): Promise<string[]> {
  if (jobs.length === 0) return []
  const rows = await (trx as unknown as Kysely<JobTables>)
    .insertInto('jobs')
    .values(jobs.map(rowOf))
    .onConflict(conflict => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

const rowOf = (job: NewJob): Insertable<JobsTable> => ({
  id: newId(),
  kind: job.kind,
  lane: job.lane === 'bulk' ? 1 : 0,
  payload: JSON.stringify(job.payload) ?? 'null',
  run_at: (job.runAt ?? new Date()).toISOString(),
  attempts: 0,
  max_attempts: job.maxAttempts ?? 10,
  dedupe_key: job.dedupeKey ?? null,
  traceparent: job.lane === 'bulk' ? null : (activeSpan()?.traceparent ?? null),
})

/** Enqueues a job for each row of a query, in one statement of the database: the ids are the query's, and nobody else's. */
export async function enqueueSelected<Tables extends JobTables, Source extends keyof Tables>(
  trx: Kysely<Tables>,
  { kind, lane, maxAttempts = 10 }: Pick<NewJob, 'kind' | 'lane' | 'maxAttempts'>,
  query: SelectQueryBuilder<Tables, Source, { id: string; payload: string }>,
): Promise<void> {
  const jobs = trx as unknown as Kysely<JobTables>
  const rows = query as unknown as SelectQueryBuilder<JobTables, never, { id: string; payload: string }>
  await jobs
    .insertInto('jobs')
    .columns(['id', 'payload', 'kind', 'lane', 'run_at', 'attempts', 'max_attempts'])
    .expression(
      jobs
        .selectFrom(rows.as('row'))
        .select([
          'row.id',
          'row.payload',
          sql<string>`cast(${kind} as text)`.as('kind'),
          sql<Lane>`cast(${lane === 'bulk' ? 1 : 0} as integer)`.as('lane'),
          sql<string>`cast(${new Date().toISOString()} as text)`.as('run_at'),
          sql<number>`0`.as('attempts'),
          sql<number>`cast(${maxAttempts} as integer)`.as('max_attempts'),
        ]),
    )
    .execute()
}
