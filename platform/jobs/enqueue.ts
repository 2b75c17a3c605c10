import type { Kysely } from 'kysely'
import { newId } from '../identity.ts'
import type { JobTables } from './tables.ts'

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
}

/**
 * Puts a job into the queue, as part of the caller's transaction.
 * Resolves to its id, or to null when there already is a job with the same key.
 */
export async function enqueue<Tables extends JobTables>(
  trx: Kysely<Tables>,
  job: NewJob,
): Promise<string | null> {
  const row = await (trx as unknown as Kysely<JobTables>)
    .insertInto('jobs')
    .values({
      id: newId(),
      kind: job.kind,
      payload: JSON.stringify(job.payload) ?? 'null',
      run_at: (job.runAt ?? new Date()).toISOString(),
      attempts: 0,
      max_attempts: job.maxAttempts ?? 10,
      dedupe_key: job.dedupeKey ?? null,
    })
    .onConflict(conflict => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
