import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { reportEvent } from '../../platform/security-log.ts'
import { Refusal } from './problem.ts'

/** The rate limits of a service, by name. */
export interface Guard<Name extends string> {
  /** Consumes one point, or `points`. Throws `Refusal` 429 with Retry-After over the limit. */
  check(name: Name, key: string, points?: number): Promise<void>
  /** Consumes one point, and resolves to whether the limit still holds. */
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
