import { setTimeout } from 'node:timers/promises'
import { type OutsideAnswer, type OutsideOptions, requestOutside } from './request-outside.ts'
import { isAllowedBy } from './robots-rules.ts'

/** What is known of other sites during a run: when each was asked last, and what its robots.txt says. */
export interface OutsideHosts {
  /** Waits until a host may be asked again. */
  readonly pause: (url: URL) => Promise<void>
  /** Notes an answer, and for how long the host asks to be left in peace. */
  readonly note: (url: URL, answer: Pick<OutsideAnswer, 'retryAfterMs' | 'status'>) => void
  /** Why an address is not asked for; null: it is. */
  readonly refusalOf: (url: URL) => Promise<string | null>
}

interface HostOptions extends OutsideOptions {
  /** The name by which a robots.txt knows us. */
  readonly robot: string
  /** Between two requests to one host, in ms. */
  readonly pauseMs: number
}

const robotsBytes = 100_000
/** A host that asks for a longer pause is not asked again in this run. */
const maxWaitMs = 30_000

export function createOutsideHosts(options: HostOptions): OutsideHosts {
  const nextAt = new Map<string, number>()
  const robots = new Map<string, Promise<string | null>>()

  async function pause({ host }: URL) {
    const wait = (nextAt.get(host) ?? 0) - Date.now()
    if (wait > 0) await setTimeout(wait, undefined, { signal: options.signal })
    nextAt.set(host, Date.now() + options.pauseMs)
  }

  function note({ host }: URL, { status, retryAfterMs }: Pick<OutsideAnswer, 'retryAfterMs' | 'status'>) {
    const asked = status === 429 || status === 503 ? (retryAfterMs ?? 0) : 0
    nextAt.set(host, Date.now() + Math.max(options.pauseMs, asked))
  }

  /** The rules of a host, asked for once; null: it does not let them be read, so it lets nothing be asked for. */
  function readRobots(url: URL): Promise<string | null> {
    const known = robots.get(url.origin) ?? askForRobots(url)
    robots.set(url.origin, known)
    return known
  }

  async function askForRobots(url: URL, hops = 0): Promise<string | null> {
    const address = hops === 0 ? new URL('/robots.txt', url) : url
    await pause(address)
    const answer = await requestOutside(address, { method: 'GET', bytes: robotsBytes }, options)
    note(address, answer)
    const { status, location, body } = answer
    if (status >= 300 && status < 400 && location !== null && URL.canParse(location, address))
      return hops < 3 ? askForRobots(new URL(location, address), hops + 1) : ''
    if (status >= 500 || status === 429) return null
    return status < 300 ? body : ''
  }

  return {
    pause,
    note,
    async refusalOf(url) {
      if ((nextAt.get(url.host) ?? 0) - Date.now() > maxWaitMs)
        return 'It asks to be left in peace for a while.'
      const rules = await readRobots(url)
      if (rules === null) return 'Its robots.txt cannot be read.'
      return isAllowedBy(rules, options.robot, url.pathname + url.search)
        ? null
        : 'Its robots.txt keeps robots away.'
    },
  }
}
