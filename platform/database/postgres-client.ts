import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { toPlainValues } from './parameters.ts'
import type { Slots } from './slots.ts'
import {
  DatabaseUnavailable,
  isConnectionLost,
  isPoolEmpty,
  isSilence,
  type OnFault,
  postgresFaultOf,
  wasNeverSent,
} from './unavailable.ts'
import { watchAnswer } from './watch-answer.ts'

/** How long statements wait for a lost server, in ms: a restart takes less. */
const restartMs = 2000
const pauseMs = 50

interface ClientsOptions {
  readonly pool: pg.Pool
  /** The connections that changes may hold: the others are left to reads. */
  readonly changes: Slots
  /** Statements that limit a transaction; null: the connections have their limits. */
  readonly limits: string | null
  /** Resolves when the server gives a sign of life on a connection of its own. */
  readonly ping: () => Promise<void>
  readonly onFault: OnFault
}

/**
 * Pool connections for Kysely, with normalised parameters. One is taken with the first statement. A lost connection throws
 * `DatabaseUnavailable`; outside a transaction a read, `begin`, and an unsent statement are retried once on a new
 * connection. During the first two seconds of an outage connecting is retried; after that each statement tries once.
 */
export function createClients({ pool, changes, limits, ping, onFault }: ClientsOptions) {
  let awaySince: number | null = null

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        const client = await pool.connect()
        awaySince = null
        return client
      } catch (error) {
        if (isPoolEmpty(error)) throw report(error, 'slow')
        if (!isConnectionLost(error)) throw error
        const now = performance.now()
        awaySince ??= now
        if (now - awaySince > restartMs || isTimeout(error)) throw report(error)
        await sleep(pauseMs)
      }
    }
  }

  function report(error: unknown, fault: DatabaseUnavailable['fault'] = 'connection'): DatabaseUnavailable {
    const unavailable = new DatabaseUnavailable(fault, error)
    onFault(unavailable)
    return unavailable
  }

  /** One checkout, whose connection is replaced when it is lost before a transaction depends on it. */
  return async function checkOut(): Promise<PostgresPoolClient> {
    let client: pg.PoolClient | null = null
    let giveBack: (() => void) | null = null
    let isInTransaction = false
    let lost: DatabaseUnavailable | null = null

    async function query(sql: string, parameters: readonly unknown[]) {
      if (lost) throw lost
      const values = toPlainValues(parameters)
      if (client === null) await open(sql)
      try {
        return await run(sql, values)
      } catch (error) {
        const fault = postgresFaultOf(error)
        if (fault !== null) throw report(error, fault)
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

    async function open(sql: string) {
      if (!isRead(sql) && giveBack === null) {
        giveBack = await changes.take().catch(error => {
          throw report(error, 'slow')
        })
      }
      client = await connect()
    }

    async function run(sql: string, values: readonly unknown[]) {
      if (client === null) throw new Error('The connection was released')
      if (limits !== null && !isInTransaction) return await runLimited(client, sql, values)
      const result = await watchAnswer(client, client.query(sql, [...values]), ping)
      if (sql === 'begin') isInTransaction = true
      if (sql === 'commit' || sql === 'rollback') isInTransaction = false
      return result
    }

    /** Behind a pooler the next statement may be on another connection: its limits hold within a transaction alone. */
    async function runLimited(on: pg.PoolClient, sql: string, values: readonly unknown[]) {
      const [begun] = (await watchAnswer(
        on,
        on.query(`begin; ${limits}`),
        ping,
      )) as unknown as pg.QueryResult[]
      if (sql === 'begin') {
        isInTransaction = true
        return begun
      }
      try {
        const result = await watchAnswer(on, on.query(sql, [...values]), ping)
        await watchAnswer(on, on.query('commit'), ping)
        return result
      } catch (error) {
        if (!isConnectionLost(error)) await on.query('rollback')
        throw error
      }
    }

    function giveUp(error: unknown): DatabaseUnavailable {
      lost = report(error)
      return lost
    }

    return {
      // Kysely's streaming queries, with a cursor, are not used.
      query: query as unknown as PostgresPoolClient['query'],
      release(discard) {
        client?.release(discard || lost !== null)
        giveBack?.()
      },
    }
  }
}

/** A timeout of the server: not retried, because the caller has waited already. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /timeout/.test(error.message)

const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql)

/** Whether a statement outside a transaction may be retried. */
const isRepeatable = (sql: string, error: unknown): boolean =>
  wasNeverSent(error) || (!isSilence(error) && (sql === 'begin' || isRead(sql)))
