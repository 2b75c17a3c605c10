import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect.ts'

/** A checkpoint of another connection takes less than a second. */
const maxTries = 100

/**
 * Empties the write-ahead log of the embedded database, which holds deleted rows until it is overwritten; with another
 * process in the middle of a transaction it waits as long as any write does. PostgreSQL recycles its own.
 */
export async function emptyLog<Tables>(db: Kysely<Tables>): Promise<void> {
  if (dialectOf(db) !== 'sqlite') return
  for (let tries = 0; tries < maxTries; tries++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy !== 1) return
    await sleep(50)
  }
}
