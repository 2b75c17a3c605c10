import type { Kysely } from 'kysely'
import type { DialectName } from './dialect.ts'

/**
 * An open database. Queries go through `db`; what has to happen together goes through
 * `db.transaction().execute(async trx => …)`, inside which only `trx` may be used:
 * the embedded database has one connection, so a query on `db` in there would wait for ever.
 */
export type Database<Tables> = {
  readonly db: Kysely<Tables>
  readonly dialect: DialectName
  /** The connections of a pool, and the queries that wait for one; the embedded database has none. */
  readonly connections?: () => { readonly used: number; readonly idle: number; readonly waiting: number }
  /** Whether a pooler stands before the server: nothing of a session outlives a transaction there. */
  readonly isPooled?: boolean
  /** Resolves when the database answers, on a connection of its own; rejects after two seconds. */
  ping(): Promise<void>
  /** Waits for the queries under way, then closes all connections. */
  close(): Promise<void>
}
