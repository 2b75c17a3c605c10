import { Kysely, type Logger } from 'kysely'
import pg from 'pg'
import { type DatabaseLimits, defaultLimits } from '../settings/database.ts'
import type { Database } from './database.ts'
import { PooledPostgresDialect } from './dialects.ts'
import { isPooled } from './is-pooled.ts'
import { toExactNumber } from './parameters.ts'
import { createClients } from './postgres-client.ts'
import { createSlots } from './slots.ts'
import type { OnFault } from './unavailable.ts'

/** How long a statement waits for a connection, and a new connection for the server, in ms. */
const connectMs = 5000
/** A transaction that its process forgot is ended after this, in ms. */
const idleInTransactionMs = 60_000
/** How much longer than a statement may take its answer is waited for, in ms. */
const graceMs = 5000
/** How long `ping` waits, in ms. */
const pingMs = 2000

interface PostgresOptions extends Partial<DatabaseLimits> {
  readonly connectMs?: number
  /** Whether a pooler stands before the server; asked, where it is left out. */
  readonly isPooled?: boolean
  /** How long the answer to a statement is waited for, in ms. */
  readonly silenceMs?: number
}

/**
 * Opens a pool of connections; see `openDatabase`. A fifth of them is left to reads, so that changes that wait for a lock do
 * not keep pages waiting. Behind a pooler such as PgBouncer nothing is kept in a session.
 */
export async function openPostgres<Tables>(
  url: string,
  options: PostgresOptions = {},
  onFault: OnFault = () => {},
  onStatement?: Logger,
): Promise<Database<Tables>> {
  const { pool: max, statementMs, lockMs } = { ...defaultLimits, ...options }
  const waitMs = options.connectMs ?? connectMs
  const pooled = options.isPooled ?? (await isPooled(url, 2 * waitMs))
  const limits = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  }
  const pool = createPool({
    connectionString: pooled ? url : withoutJit(url),
    max,
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 60_000,
    query_timeout: options.silenceMs ?? statementMs + graceMs,
    ...(!pooled && limits),
  })
  const pings = createPool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: pingMs,
    query_timeout: pingMs,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  let pinging: Promise<void> | null = null
  function ping(): Promise<void> {
    pinging ??= pings
      .query('select 1')
      .then(() => {})
      .finally(() => {
        pinging = null
      })
    return pinging
  }
  const clients = createClients({
    pool,
    changes: createSlots(max - Math.max(1, Math.floor(max / 5)), waitMs),
    limits: pooled ? setLocal({ ...limits, jit: 'off' }) : null,
    ping,
    onFault,
  })
  const db = new Kysely<Tables>({
    ...(onStatement && { log: onStatement }),
    dialect: new PooledPostgresDialect({
      pool: { options: pool.options, end: () => pool.end(), connect: clients },
    }),
  })
  return {
    db,
    dialect: 'postgres',
    isPooled: pooled,
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ping,
    async close() {
      await db.destroy()
      if (!pool.ended) await pool.end()
      if (!pings.ended) await pings.end()
    },
  }
}

function createPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, keepAlive: true, types: plainTypes() })
  // A connection reports its end to its query too; an `error` event without a listener ends the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return pool
}

const setLocal = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ')

/** The address with `jit = off` before the options of its own: compiling takes longer than any statement that is compiled. */
function withoutJit(url: string): string {
  const address = new URL(url)
  const own = address.searchParams.get('options')
  address.searchParams.set('options', ['-c jit=off', own].filter(Boolean).join(' '))
  return address.href
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
