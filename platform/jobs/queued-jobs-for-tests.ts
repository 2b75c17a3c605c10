import type { Kysely } from 'kysely'
import type { JobTables } from './tables.ts'

interface QueuedJob {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
}

/** The jobs that are not done, the oldest first, with what they were queued with. */
export async function queuedJobs<Tables extends JobTables>(
  db: Kysely<Tables>,
): Promise<readonly QueuedJob[]> {
  const rows = await (db as unknown as Kysely<JobTables>)
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload'])
    .where('done_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, payload }) => ({ id, kind, payload: JSON.parse(payload) }))
}
