import type { Kysely } from 'kysely'
import { isoAfter } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { JobTables } from './tables.ts'

export interface RecurringJob {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

export function recurringKind(name: string): string {
  return `every:${name}`
}

/** Ensures one row for a recurring job, due no later than one period from now. */
export async function ensureRecurring(
  { db }: Database<JobTables>,
  name: string,
  periodMs: number,
  now: Date,
): Promise<void> {
  const kind = recurringKind(name)
  await db
    .insertInto('jobs')
    .values({ id: kind, kind, payload: 'null', run_at: now.toISOString(), attempts: 0, dedupe_key: kind })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const latest = isoAfter(now, periodMs)
  await db
    .updateTable('jobs')
    .set({ run_at: latest })
    .where('id', '=', kind)
    .where('run_at', '>', latest)
    .execute()
}

/** Makes a recurring job due, in the caller's transaction; one that runs at the moment runs again after it. */
export async function bringForward<Tables extends JobTables>(
  trx: Kysely<Tables>,
  name: string,
  now: Date,
): Promise<void> {
  await (trx as unknown as Kysely<JobTables>)
    .updateTable('jobs')
    .set({ run_at: now.toISOString() })
    .where('id', '=', recurringKind(name))
    .execute()
}
