import { createHash } from 'node:crypto'
import type { Redis } from 'iovalkey'
import { RateLimiterMemory, RateLimiterRes, RateLimiterValkey } from 'rate-limiter-flexible'
import type { Log } from '../log.ts'
import type { Limit, Limits } from './limits.ts'

/** The library calls `server`, which only Valkey has; `redis` is known to both. */
const countScript = `
redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = redis.call('incrby', KEYS[1], ARGV[1])
local ttl = redis.call('pttl', KEYS[1])
return {consumed, ttl}
`

/** How long connecting may take, and the pause after it, in ms: a cache that is back is found within a second. */
const connectMs = 750
const pauseMs = 250

type Counter = Pick<RateLimiterMemory, 'consume' | 'delete'>

/**
 * Opens the rate limits: in memory, or in a Valkey or Redis that several processes share. While that is unreachable, each
 * process counts for itself.
 */
export async function openLimits(cacheUrl: string | null, log: Log): Promise<Limits> {
  const store = cacheUrl === null ? null : await connect(cacheUrl, log)
  const counters = new Map<string, Counter>()

  function counterOf(name: string, { points, seconds }: Limit): Counter {
    const id = `${name} ${points} ${seconds}`
    const known = counters.get(id)
    if (known) return known
    const options = { keyPrefix: `limit:${name}`, points, duration: seconds }
    const memory = new RateLimiterMemory(options)
    const counter = store
      ? new RateLimiterValkey({
          ...options,
          storeClient: store,
          rejectIfValkeyNotReady: true,
          customIncrTtlLuaScript: countScript,
          insuranceLimiter: memory,
        })
      : memory
    counters.set(id, counter)
    return counter
  }

  return {
    async spend(name, key, limit, points = 1) {
      try {
        await counterOf(name, limit).consume(hashOf(key), points)
        return 0
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        log.error({ err: reason, limit: name }, 'Rate limit could not be counted')
        return 0
      }
    },
    async forget(name, key, limit) {
      await counterOf(name, limit)
        .delete(hashOf(key))
        .catch(() => {})
    },
    async close() {
      store?.disconnect()
    },
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

async function connect(url: string, log: Log): Promise<Redis> {
  // A dynamic import: most installations have no cache, and start sooner without its client.
  const { Redis } = await import('iovalkey')
  const store = new Redis(url, {
    // No offline queue: a limit that waits for its store would delay the visitor.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 500,
    connectTimeout: connectMs,
    retryStrategy: () => pauseMs,
  })
  let isAway = false
  store.on('error', error => {
    if (!isAway) log.warn({ err: error }, 'Cache unreachable: rate limits are counted in this process')
    isAway = true
  })
  store.on('ready', () => {
    if (isAway) log.info('Cache reconnected')
    isAway = false
  })
  return store
}
