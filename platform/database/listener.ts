import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'

/** What processes tell each other: the payload of a notification. */
type Topic = 'content' | 'jobs'

export interface Listener {
  /** Whether notifications arrive at the moment. */
  readonly isListening: () => boolean
  /** Calls back on each notification of a topic, and whenever some may have been missed. */
  readonly on: (topic: Topic, hear: () => void) => void
  readonly close: () => Promise<void>
}

/** The channel of all topics. */
const channel = 'site'

interface ListenerOptions {
  /** A direct address of the server: behind PgBouncer in transaction mode notifications do not arrive. */
  readonly url: string
  /** The connections that statements go through. */
  readonly db: Kysely<never>
  readonly log: Log
  /** How often the connection is tried, in ms. */
  readonly heartbeatMs?: number
  /** How long a notification may be on its way, in ms. */
  readonly arrivalMs?: number
}

/** The first pause before another connection, in ms, and the longest. */
const pausesMs = [200, 5_000] as const
/** The pause after a server that takes `listen` and brings nothing. */
const deafMs = 60_000

/** Many notifications at once are one, in ms. */
const restMs = 250

/** Calls at once, and what comes within `ms` once more at its end. */
function atMostEvery(ms: number, call: () => void): () => void {
  let isResting = false
  let isDue = false
  const ring = () => {
    if (isResting) {
      isDue = true
      return
    }
    isResting = true
    isDue = false
    setTimeout(() => {
      isResting = false
      if (isDue) ring()
    }, ms).unref()
    call()
  }
  return ring
}

/** How often the database is asked beside its notifications, in ms. */
export const pollMsOf = (listener: Pick<Listener, 'isListening'>): number =>
  listener.isListening() ? 10_000 : 500

/** Listens to the notifications of PostgreSQL on a connection of its own, which is opened again when it breaks. */
export function openListener({
  url,
  db,
  log,
  heartbeatMs = 10_000,
  arrivalMs = 2_000,
}: ListenerOptions): Listener {
  const heard = new Map<Topic, (() => void)[]>()
  const closing = new AbortController()
  let isListening = false
  let isSaid = false

  function tell(topics: Iterable<Topic>) {
    for (const topic of topics) for (const hear of heard.get(topic) ?? []) hear()
  }

  function warn(message: string, reason?: unknown) {
    if (!isSaid) log.warn(reason === undefined ? {} : { reason: String(reason) }, message)
    isSaid = true
  }

  async function listenOnce(): Promise<number> {
    const client = new pg.Client({
      ...{ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5_000, query_timeout: 5_000 },
      application_name: 'site, listening',
    })
    const ended = new Promise<void>(resolve => {
      client.once('end', resolve)
      client.on('error', () => resolve())
    })
    const leave = () => void client.end().catch(() => {})
    closing.signal.addEventListener('abort', leave)
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      if (!(await arrives(client, db, arrivalMs))) {
        warn(
          'Notifications of the database do not arrive: it is asked twice a second. DATABASE_LISTEN_URL may name it past PgBouncer',
        )
        return deafMs
      }
      client.on('notification', ({ payload }) =>
        tell(payload === 'content' || payload === 'jobs' ? [payload] : []),
      )
      isListening = true
      isSaid = false
      // What was told before has been missed.
      tell(heard.keys())
      await beat(client, ended)
      if (!closing.signal.aborted) warn('The connection that listens to the database was lost')
    } catch (error) {
      if (!closing.signal.aborted)
        warn('The database cannot be listened to: it is asked twice a second', error)
    } finally {
      isListening = false
      closing.signal.removeEventListener('abort', leave)
      leave()
      tell(heard.keys())
    }
    return 0
  }

  /** Resolves when the connection has ended or no longer answers. */
  async function beat(client: pg.Client, ended: Promise<void>): Promise<void> {
    const isOver = ended.then(() => true)
    for (;;) {
      const over = await Promise.race([isOver, pause(heartbeatMs).then(() => closing.signal.aborted)])
      if (over) return
      await client.query('select 1')
    }
  }

  const pause = (ms: number) => sleep(ms, undefined, { signal: closing.signal, ref: false }).catch(() => {})

  async function run(): Promise<void> {
    for (let wait: number = pausesMs[0]; !closing.signal.aborted; ) {
      const startedAt = performance.now()
      const least = await listenOnce()
      wait = performance.now() - startedAt > 2 * pausesMs[1] ? pausesMs[0] : Math.min(2 * wait, pausesMs[1])
      await pause(Math.max(wait, least))
    }
  }

  const running = run()
  return {
    isListening: () => isListening,
    on: (topic, hear) => void heard.set(topic, [...(heard.get(topic) ?? []), atMostEvery(restMs, hear)]),
    async close() {
      heard.clear()
      closing.abort()
      // A server that does not answer is not waited for.
      await Promise.race([running, sleep(500, undefined, { ref: false })])
    },
  }
}

/** Whether a notification from another connection arrives. */
async function arrives(client: pg.Client, db: Kysely<never>, withinMs: number): Promise<boolean> {
  const token = randomBytes(12).toString('hex')
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const hear = ({ payload }: pg.Notification) => {
    if (payload === token) resolve(true)
  }
  client.on('notification', hear)
  const timer = setTimeout(resolve, withinMs, false)
  try {
    await sql`select pg_notify(${channel}, ${token})`.execute(db)
    return await promise
  } finally {
    clearTimeout(timer)
    client.off('notification', hear)
  }
}
