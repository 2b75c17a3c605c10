import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'
import { toExactNumber, toPlainValues } from './parameters.ts'

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
): Promise<Database<Tables>> {
  const pool = new pg.Pool({ connectionString: url, ...limits, ...shorter, types: plainTypes() })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({
      pool: {
        options: pool.options,
        end: () => pool.end(),
        async connect() {
          const client = await pool.connect()
          const known = clients.get(client) ?? createPlainClient(client)
          clients.set(client, known)
          return known
        },
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
    async close() {
      await db.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

/** A connection whose parameters are made plain, and which is not used again after the server stopped answering. */
function createPlainClient(client: pg.PoolClient): PostgresPoolClient {
  let silent: Error | null = null
  async function query(sql: string, parameters: readonly unknown[]) {
    if (silent) throw silent
    try {
      return await client.query(sql, toPlainValues(parameters))
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') silent = error
      throw error
    }
  }
  return {
    // Kysely's other form of query, with a cursor, is only for streams, which nothing here uses.
    query: query as unknown as PostgresPoolClient['query'],
    release: discard => client.release(discard || silent !== null),
  }
}

/** Reads values the way the embedded database gives them. */
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
