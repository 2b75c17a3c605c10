import type { Limit, Limits } from '../../platform/limits/limits.ts'
import { Refusal } from '../http/problem.ts'

const minute = 60
const hour = 60 * minute

/** How often is enough. A school or an office shares an address, so that one has room; one account has less. */
export const usualLimits = {
  logInByAddress: { points: 100, seconds: 15 * minute },
  logInByAccountAndAddress: { points: 10, seconds: 15 * minute },
  logInByAccount: { points: 50, seconds: hour },
  registerByAddress: { points: 30, seconds: hour },
  registerByMailDomain: { points: 500, seconds: hour },
  resendByUser: { points: 1, seconds: minute },
  resendByUserAndDay: { points: 5, seconds: 24 * hour },
  resetByAddress: { points: 30, seconds: hour },
  resetByMailDomain: { points: 500, seconds: hour },
  /** Over these, the answer stays the same and no mail is sent. */
  resetByAccount: { points: 3, seconds: hour },
  noticeByMailAddress: { points: 3, seconds: 24 * hour },
  tokenByAddress: { points: 60, seconds: 15 * minute },
  passwordByUser: { points: 10, seconds: 15 * minute },
  changeEmailByUser: { points: 10, seconds: 24 * hour },
  passkeyByAddress: { points: 100, seconds: 15 * minute },
} satisfies Record<string, Limit>

export type GalleryLimits = Readonly<Record<keyof typeof usualLimits, Limit>>

export interface Guard {
  /** Counts one time. Throws `Refusal` 429, with Retry-After, when that is too often. */
  check(name: keyof GalleryLimits, key: string): Promise<void>
  /** Counts one time, and resolves to whether that is still within the limit. */
  isWithin(name: keyof GalleryLimits, key: string): Promise<boolean>
  forget(name: keyof GalleryLimits, key: string): Promise<void>
}

export function createGuard(limits: Limits, allowed: GalleryLimits): Guard {
  const spend = (name: keyof GalleryLimits, key: string) =>
    limits.spend(`gallery:${name}`, key, allowed[name])
  return {
    async check(name, key) {
      const seconds = await spend(name, key)
      if (seconds === 0) return
      throw new Refusal(429, `That was too often: try again in ${seconds} seconds.`, {
        'Retry-After': String(seconds),
      })
    },
    isWithin: async (name, key) => (await spend(name, key)) === 0,
    forget: (name, key) => limits.forget(`gallery:${name}`, key, allowed[name]),
  }
}

export const mailDomainOf = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1)
