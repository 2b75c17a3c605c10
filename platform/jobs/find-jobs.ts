import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { type JobTables, type Lane, lanes } from './tables.ts'

interface JobFilter {
  /** Whether a string of the payload is the one that is looked for. */
  readonly matches: (text: string) => boolean
  /** One lane only; by default both. */
  readonly lane?: Lane
}

const jobsAtOnce = 200

/**
 * The unfinished jobs, also those that were given up, with a matching string in their payload; read in slices, each by one range
 * of an index: a million bulk jobs are in nobody's way.
 */
export async function findJobs<Tables extends JobTables>(
  db: Kysely<Tables>,
  { matches, lane }: JobFilter,
): Promise<{ readonly id: string; readonly kind: string }[]> {
  const jobs = db as unknown as Kysely<JobTables>
  const found = new Map<string, { readonly id: string; readonly kind: string }>()
  for (const each of lane === undefined ? lanes : [lane])
    for (const state of ['waiting', 'given-up'] as const)
      for (let after: Place | undefined = start; after !== undefined; await setImmediate()) {
        const slice: Slice = await sliceOf(jobs, each, state, after).execute()
        for (const { id, kind, payload } of slice)
          if (hasString(JSON.parse(payload), matches)) found.set(id, { id, kind })
        after = slice.length < jobsAtOnce ? undefined : slice.at(-1)
      }
  return [...found.values()]
}

interface Place {
  readonly run_at: string
  readonly id: string
}
type Slice = readonly (Place & { readonly kind: string; readonly payload: string })[]
const start: Place = { run_at: '', id: '' }

/** The next jobs of a lane; those that were given up lie in the index of failures. */
export function sliceOf(db: Kysely<JobTables>, lane: Lane, state: 'waiting' | 'given-up', after: Place) {
  const next = db
    .selectFrom('jobs')
    .select(['id', 'kind', 'payload', 'run_at'])
    .where('lane', '=', lane)
    .where('done_at', 'is', null)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('run_at', 'id'), '>', tuple(after.run_at, after.id)))
    .orderBy('run_at')
    .orderBy('id')
    .limit(jobsAtOnce)
  return state === 'waiting'
    ? next.where('gave_up_at', 'is', null)
    : next.where('gave_up_at', 'is not', null).where('last_error', 'is not', null)
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
