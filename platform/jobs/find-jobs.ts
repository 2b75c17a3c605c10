import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { JobTables, Lane } from './tables.ts'

interface JobFilter {
  /** Whether a string of the payload is the one that is looked for. */
  readonly matches: (text: string) => boolean
  /** One lane only; by default both. */
  readonly lane?: Lane
}

const jobsAtOnce = 200

/** The unfinished jobs, also those that were given up, with a matching string in their payload; read in slices. */
export async function findJobs<Tables extends JobTables>(
  db: Kysely<Tables>,
  { matches, lane }: JobFilter,
): Promise<{ readonly id: string; readonly kind: string }[]> {
  const jobs = db as unknown as Kysely<JobTables>
  const found: { id: string; kind: string }[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    let query = jobs
      .selectFrom('jobs')
      .select(['id', 'kind', 'payload'])
      .where('done_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(jobsAtOnce)
    if (lane !== undefined) query = query.where('lane', '=', lane)
    const slice: { id: string; kind: string; payload: string }[] = await query.execute()
    found.push(
      ...slice
        .filter(({ payload }) => hasString(JSON.parse(payload), matches))
        .map(({ id, kind }) => ({ id, kind })),
    )
    after = slice.length < jobsAtOnce ? undefined : slice.at(-1)?.id
    await setImmediate()
  }
  return found
}

function hasString(value: unknown, matches: JobFilter['matches']): boolean {
  if (typeof value === 'string') return matches(value)
  if (value === null || typeof value !== 'object') return false
  return Object.values(value).some(item => hasString(item, matches))
}

/** Deletes jobs by id, in the caller's transaction. */
export async function deleteJobs<Tables extends JobTables>(
  trx: Kysely<Tables>,
  ids: readonly string[],
): Promise<void> {
  const jobs = trx as unknown as Kysely<JobTables>
  for (let from = 0; from < ids.length; from += jobsAtOnce)
    await jobs
      .deleteFrom('jobs')
      .where('id', 'in', ids.slice(from, from + jobsAtOnce))
      .execute()
}
