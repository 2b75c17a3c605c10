import { type Kysely, sql } from 'kysely'
import { dialectOf } from './dialect.ts'

/**
 * Empties the write-ahead log of the embedded database, which holds deleted rows until it is overwritten; with another
 * process in the middle of a transaction it waits as long as any write does. PostgreSQL recycles its own.
 */
export async function emptyLog<Tables>(db: Kysely<Tables>): Promise<void> {
  if (dialectOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}
