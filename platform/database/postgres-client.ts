import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { toPlainValues } from './parameters.ts'
import {
  DatabaseUnavailable,
  isConnectionLost,
  isSilence,
  type OnFault,
  wasNeverSent,
} from './unavailable.ts'

/** How long statements wait for a lost server, in ms: a restart takes less. */
const restartMs = 2000
const pauseMs = 50

/**
 * Pool connections for Kysely, with normalised parameters. A lost connection throws `DatabaseUnavailable`; outside a
 * transaction a read, `begin`, and an unsent statement are retried once on a new connection. During the first two seconds
 * of an outage connecting is retried; after that each statement tries once.
 */
export function createClients(pool: pg.Pool, onFault: OnFault) {
  let awaySince: number | null = null

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await pool.connect()
        awaySince = null
        return client
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        const now = performance.now()
        awaySince ??= now
        if (now - awaySince > restartMs || isTimeout(error)) throw report(error)
        await sleep(pauseMs)
      }
    }
  }

  function report(error: unknown): DatabaseUnavailable {
    const unavailable = new DatabaseUnavailable('connection', error)
    onFault(unavailable)
    return unavailable
  }

  /** One checkout, whose connection is replaced when it is lost before a transaction depends on it. */
  return async function checkOut(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient | null = await connect()
    let isInTransaction = false
    let lost: DatabaseUnavailable | null = null

    async function query(sql: string, parameters: readonly unknown[]) {
      if (lost) throw lost
      const values = toPlainValues(parameters)
      try {
        return await run(sql, values)
      } catch (error) {
        if (!isConnectionLost(error)) throw error
        if (isInTransaction || !isRepeatable(sql, error)) throw giveUp(error)
      }
      client?.release(true)
      client = null
      client = await connect()
      return await run(sql, values).catch(error => {
        throw isConnectionLost(error) ? giveUp(error) : error
      })
    }

    async function run(sql: string, values: readonly unknown[]) {
      if (client === null) throw new Error('The connection was released')
      const result = await client.query(sql, [...values])
      if (sql === 'begin') isInTransaction = true
      if (sql === 'commit' || sql === 'rollback') isInTransaction = false
      return result
    }

    function giveUp(error: unknown): DatabaseUnavailable {
      lost = report(error)
      return lost
    }

    return {
      // Kysely's streaming queries, with a cursor, are not used.
      query: query as unknown as PostgresPoolClient['query'],
      release: discard => client?.release(discard || lost !== null),
    }
  }
}

/** A timeout of the server or of the pool: not retried, because the caller has waited already. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/.test(error.message)

/** Whether a statement outside a transaction may be retried. */
const isRepeatable = (sql: string, error: unknown): boolean =>
  wasNeverSent(error) || (!isSilence(error) && /^(?:begin$|\s*select\b)/i.test(sql))
