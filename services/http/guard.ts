import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { reportEvent } from '../../platform/security-log.ts'
import { Refusal } from './problem.ts'

/** The limits of one service, by name. */
export interface Guard<Name extends string> {
  /** Counts one time, or as many as `points` says. Throws `Refusal` 429, with Retry-After, when that is too often. */
  check(name: Name, key: string, points?: number): Promise<void>
  /** Counts one time, and resolves to whether that is still within the limit. */
  isWithin(name: Name, key: string): Promise<boolean>
  forget(name: Name, key: string): Promise<void>
}

export function createGuard<Name extends string>(
  service: string,
  limits: Limits,
  allowed: Readonly<Record<Name, Limit>>,
): Guard<Name> {
  async function spend(name: Name, key: string, points = 1) {
    const limit = `${service}:${name}`
    const seconds = await limits.spend(limit, key, allowed[name], points)
    if (seconds > 0) reportEvent({ event: 'limit exceeded', limit, who: key })
    return seconds
  }
  return {
    async check(name, key, points) {
      const seconds = await spend(name, key, points)
      if (seconds === 0) return
      throw new Refusal(429, `That was too often: try again in ${seconds} seconds.`, {
        'Retry-After': String(seconds),
      })
    },
    isWithin: async (name, key) => (await spend(name, key)) === 0,
    forget: (name, key) => limits.forget(`${service}:${name}`, key, allowed[name]),
  }
}
