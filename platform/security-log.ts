import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import type { Log } from './log.ts'
import { newestOf, type Secret } from './signature.ts'

/** The kinds of security events, and how many accounts of one source get a line of their own in a window. */
const events = {
  'log-in': { level: 'info', lines: 20 },
  'log-in failed': { level: 'warn', lines: 20 },
  'authentication changed': { level: 'info', lines: 20 },
  'access refused': { level: 'warn', lines: 1 },
  'limit exceeded': { level: 'warn', lines: 1 },
  'cross-site request refused': { level: 'warn', lines: 1 },
  'service secret refused': { level: 'warn', lines: 1 },
  'proof refused': { level: 'warn', lines: 1 },
  'input refused': { level: 'warn', lines: 1 },
} as const satisfies Readonly<Record<string, { readonly level: 'info' | 'warn'; readonly lines: number }>>

export interface SecurityEvent {
  readonly event: keyof typeof events
  /** An account, an address or the key of a limit: only a keyed hash of it is logged. */
  readonly who?: string
  /** The authentication method. */
  readonly method?: 'password' | 'passkey' | 'registration' | 'link'
  /** The name of a call or of a limit, without data of the visitor. */
  readonly call?: string
  readonly limit?: string
  readonly status?: number
}

interface SecurityLog {
  /** Runs a request; events within it carry its id and source. */
  within<T>(request: { readonly id: string; readonly address: string }, run: () => T): T
  /** Writes the pending counts. */
  flush(): void
}

interface Visit {
  readonly id: string
  readonly address: string
  readonly write: (event: SecurityEvent, visit: Visit) => void
}

const visits = new AsyncLocalStorage<Visit>()

/** Logs a security event of the current request; nothing outside of one. */
export function reportEvent(event: SecurityEvent): void {
  const visit = visits.getStore()
  visit?.write(event, visit)
}

interface SecurityLogOptions {
  readonly log: Log
  /** The key of the hashes, against guessing from a list of addresses. */
  readonly secret: Secret
  /** The component: `site`, `gallery`, `admin`. */
  readonly service: string
  readonly windowMs?: number
}

const maxSources = 1000

/**
 * Writes security events to the log. Repeated events are aggregated: an event of one source is written once in a window
 * (log-ins: once an account, at most 20), the rest as one count when the window ends.
 */
export function createSecurityLog({
  log,
  secret,
  service,
  windowMs = 60_000,
}: SecurityLogOptions): SecurityLog {
  const counted = new Map<string, { readonly event: SecurityEvent; seen: Set<string>; hidden: number }>()
  let timer: NodeJS.Timeout | undefined

  const line = (event: SecurityEvent, source: string, more: object) =>
    log[events[event.event].level]({ ...event, service, pid: process.pid, source, ...more }, 'Security event')

  function write({ who, ...event }: SecurityEvent, { id, address }: Visit) {
    const from = prefixOf(address)
    const source = counted.has(keyOf(event, from)) || counted.size < maxSources ? from : 'others'
    const key = keyOf(event, source)
    const known = counted.get(key) ?? { event, seen: new Set<string>(), hidden: 0 }
    counted.set(key, known)
    timer ??= setTimeout(flush, windowMs).unref()
    const hash = who === undefined ? '' : hashOf(who)
    if (known.seen.has(hash) || known.seen.size >= events[event.event].lines) {
      known.hidden++
      return
    }
    known.seen.add(hash)
    line(event, source, { requestId: id, ...(hash && { who: hash }) })
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    for (const [key, { event, hidden }] of counted) {
      if (hidden > 0) line(event, key.split(' ')[0] ?? '', { count: hidden, seconds: windowMs / 1000 })
    }
    counted.clear()
  }

  const hashOf = (who: string) =>
    createHmac('sha256', newestOf(secret)).update(`security log ${who}`).digest('base64url').slice(0, 12)

  return { within: (request, run) => visits.run({ ...request, write }, run), flush }
}

const keyOf = ({ event, method, call, limit }: SecurityEvent, source: string) =>
  [source, event, method, call, limit].join(' ')

/** The network of an address: /24 of IPv4, /48 of IPv6; enough to recognise an attack, too little for a person. */
export function prefixOf(address: string): string {
  const [, three] = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address) ?? []
  if (three !== undefined) return `${three}.0/24`
  const [head = ''] = address.split('::')
  const groups = head.split(':').filter(group => /^[0-9a-f]{1,4}$/i.test(group))
  if (groups.length === 0) return address === '' ? 'unknown' : '::/48'
  return `${[...groups, '0', '0'].slice(0, 3).join(':')}::/48`
}
