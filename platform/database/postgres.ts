import { Kysely, type Logger } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { PooledPostgresDialect } from './dialects.ts'
import { toExactNumber } from './parameters.ts'
import { createClients } from './postgres-client.ts'
import type { OnFault } from './unavailable.ts'

const limits = {
  max: 10,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 60_000,
  /** The server ends a statement after this, */
  statement_timeout: 15_000,
  /** and a transaction that its process forgot; */
  idle_in_transaction_session_timeout: 60_000,
  /** a server that does not answer at all is given up after this. */
  query_timeout: 60_000,
  keepAlive: true,
}

/** Opens a pool of at most 10 connections; see `openDatabase`. Tests shorten the limits, which are in ms. */
export async function openPostgres<Tables>(
  url: string,
  shorter: Partial<typeof limits> = {},
  onFault: OnFault = () => {},
  onStatement?: Logger,
): Promise<Database<Tables>> {
  const pool = new pg.Pool({ connectionString: url, ...limits, ...shorter, types: plainTypes() })
  // A connection reports its end to its query too; an `error` event without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<Tables>({
    ...(onStatement && { log: onStatement }),
    dialect: new PooledPostgresDialect({
      pool: {
        options: pool.options,
        end: () => pool.end(),
        connect: createClients(pool, onFault),
      },
    }),
  })
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db,
    dialect: 'postgres',
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

/** Parses values like the embedded database. */
function plainTypes(): pg.CustomTypesConfig {
  const { builtins } = pg.types
  const types = new pg.TypeOverrides()
  types.setTypeParser(builtins.INT8, toExactNumber)
  types.setTypeParser(builtins.NUMERIC, toExactNumber)
  types.setTypeParser(builtins.BOOL, text => (text === 't' ? 1 : 0))
  types.setTypeParser(builtins.JSON, text => text)
  types.setTypeParser(builtins.JSONB, text => text)
  return types
}
