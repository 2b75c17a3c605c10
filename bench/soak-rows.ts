import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isoAfter } from '../platform/clock.ts'
import type { Tables } from '../server/services/tables.ts'

/** Tables whose rows have an end, after which an hourly job deletes them. */
const ending = [
  ...['drafts', 'spent_proofs', 'sessions', 'device_tokens', 'mail_tokens', 'passkey_challenges'],
  ...['registration_proofs', 'staff_sessions', 'staff_tokens', 'staff_challenges', 'subscribers'],
]
const graceMs = 2 * 3_600_000
const drainMs = 90_000

/** What should have gone when the traffic has ended: jobs that were due, rows that are over, uploads under way. */
export async function leftovers(
  db: Kysely<Tables>,
  uploads: readonly string[],
): Promise<{ readonly what: string; readonly count: number }[]> {
  const since = performance.now()
  let due = await dueJobs(db)
  while (due > 0 && performance.now() - since < drainMs) {
    await sleep(500)
    due = await dueJobs(db)
  }
  const before = isoAfter(new Date(), -graceMs)
  let over = 0
  for (const table of ending) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where expires_at < ${before}`.execute(db)
    over += Number(rows[0]?.count ?? 0)
  }
  const { rows: lost } = await sql<{ count: number }>`
    select count(*) as count from jobs where gave_up_at is not null`.execute(db)
  return [
    { what: 'jobs due that are not done', count: due },
    { what: 'jobs given up', count: Number(lost[0]?.count ?? 0) },
    { what: 'rows that ended two hours ago', count: over },
    { what: 'uploads that are neither whole nor gone', count: uploads.flatMap(filesOf).length },
  ]
}

async function dueJobs(db: Kysely<Tables>): Promise<number> {
  const now = new Date().toISOString()
  const { rows } = await sql<{ count: number }>`select count(*) as count from jobs
    where done_at is null and gave_up_at is null and kind not like 'every:%' and run_at <= ${now}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
