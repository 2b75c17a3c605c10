import type { Insertable, Kysely } from 'kysely'
import { newId } from '../identity.ts'
import type { JobsTable, JobTables } from './tables.ts'

export type NewJob = {
  readonly kind: string
  /** Anything that JSON can hold. */
  readonly payload: unknown
  /** Not before then; at once when left out. */
  readonly runAt?: Date
  /** After so many failures the job is given up and kept with its error. */
  readonly maxAttempts?: number
  /** A second job with the same key is not made, as long as the first is kept (30 days after it was done). */
  readonly dedupeKey?: string
  /** Bulk jobs wait until no other is due. */
  readonly lane?: 'bulk'
}

/**
 * Puts a job into the queue, as part of the caller's transaction.
 * Resolves to its id, or to null when there already is a job with the same key.
 */
export async function enqueue<Tables extends JobTables>(
  trx: Kysely<Tables>,
  job: NewJob,
): Promise<string | null> {
  const [id] = await enqueueAll(trx, [job])
  return id ?? null
}

/** The same for up to a few hundred jobs in one statement. Resolves to the ids of those that were new. */
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
})
