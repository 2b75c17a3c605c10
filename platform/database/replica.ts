import { type Kysely, sql } from 'kysely'
import type { Log } from '../log.ts'
import type { ReplicaSetting } from '../settings.ts'
import { openPostgres } from './postgres.ts'

/** A copy of the database that follows it. */
export interface Replica<Tables> {
  readonly db: Kysely<Tables>
  /** Whether it was found so little behind of late that it may be read. */
  isFresh(): boolean
  /** How much of the last time it may miss while it is fresh, in ms. */
  readonly lagMs: number
  /** The revision that it was last found to hold. */
  revision(): number
  /** It has failed: it is not read until it was found well again. */
  fail(): void
  close(): Promise<void>
}

interface ReplicaOptions<Tables> {
  readonly readRevision: (db: Kysely<Tables>) => Promise<number>
  readonly log: Log
  readonly everyMs?: number
}

/** A list may take so long, in ms: then it is read from the database itself. */
const statementMs = 5000

/**
 * Opens a replica, which need not be there, and looks every half a second how far it is behind. One at whose primary nothing
 * is written looks as if it lagged: the primary has time then. Throws for no reason of the replica.
 */
export async function openReplica<Tables>(
  { url, limits, lagMs }: ReplicaSetting,
  { readRevision, log, everyMs = 500 }: ReplicaOptions<Tables>,
): Promise<Replica<Tables>> {
  // A pooler is taken for granted: nothing has to be asked before the replica is there.
  const options = { ...limits, statementMs: Math.min(limits.statementMs, statementMs), isPooled: true }
  const { db, close } = await openPostgres<Tables>(url, { ...options, connectMs: 1000 })
  let known = { freshUntil: 0, revision: -1 }
  let asking: Promise<void> | null = null
  let isAway = false

  async function look() {
    const askedAt = performance.now()
    try {
      const { rows } = await sql<{ lag: number | null }>`
        select (case when pg_is_in_recovery() then extract(epoch from now() - pg_last_xact_replay_timestamp()) * 1000
          else 0 end)::float8 as lag`.execute(db)
      const revision = await readRevision(db)
      const lag = rows[0]?.lag ?? Number.POSITIVE_INFINITY
      known = { freshUntil: askedAt + lagMs - lag, revision }
      if (isAway) log.info('The replica of the database answers again')
      isAway = false
    } catch (error) {
      known = { ...known, freshUntil: 0 }
      if (!isAway)
        log.warn({ reason: String(error) }, 'The replica of the database is out of reach: it is not read')
      isAway = true
    }
  }
  function ask() {
    asking ??= look().finally(() => {
      asking = null
    })
    return asking
  }

  await ask()
  const timer = setInterval(ask, everyMs)
  timer.unref()
  return {
    db,
    lagMs,
    isFresh: () => performance.now() < known.freshUntil,
    revision: () => known.revision,
    fail() {
      known = { ...known, freshUntil: 0 }
    },
    async close() {
      clearInterval(timer)
      await asking
      await close()
    },
  }
}
