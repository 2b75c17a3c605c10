import type { Limit } from '../../platform/limits/limits.ts'
import type { Guard } from '../http/guard.ts'

const minute = 60
const hour = 60 * minute

/** The rate limits. Limits by address allow for the shared address of a school or an office. */
export const defaultLimits = {
  logInByAddress: { points: 100, seconds: 15 * minute },
  logInByAccountAndAddress: { points: 10, seconds: 15 * minute },
  /** From all browsers that are no known devices of the account. */
  logInByAccount: { points: 50, seconds: hour },
  /** From a known device, which the three limits above do not concern until this one is exceeded. */
  logInByDevice: { points: 10, seconds: 15 * minute },
  registerByAddress: { points: 30, seconds: hour },
  captchaByAddress: { points: 300, seconds: hour },
  /** The limit of no-script tokens, which take no computation. */
  noScriptTokenByAddress: { points: 10, seconds: hour },
  registerByMailDomain: { points: 500, seconds: hour },
  resendByUser: { points: 1, seconds: minute },
  resendByUserAndDay: { points: 5, seconds: 24 * hour },
  resetByAddress: { points: 30, seconds: hour },
  /** The first few from an address are exempt from the limit by mail domain. */
  firstResetsByAddress: { points: 3, seconds: hour },
  resetByMailDomain: { points: 500, seconds: hour },
  /** Over these limits the answer is the same, and no mail is sent. */
  resetByAccount: { points: 3, seconds: hour },
  noticeByMailAddress: { points: 3, seconds: 24 * hour },
  tokenByAddress: { points: 60, seconds: 15 * minute },
  /** Re-authentication, by session: a stolen session does not lock out the owner's. */
  proofBySession: { points: 10, seconds: 15 * minute },
  changeEmailByUser: { points: 10, seconds: 24 * hour },
  reapplyByUser: { points: 30, seconds: 24 * hour },
  passkeyByAddress: { points: 100, seconds: 15 * minute },
  passkeyBySession: { points: 30, seconds: 15 * minute },
} satisfies Record<string, Limit>

export type GalleryLimits = Readonly<Record<keyof typeof defaultLimits, Limit>>

/** The rate limiter of the gallery service. */
export type GalleryGuard = Guard<keyof GalleryLimits>

export const mailDomainOf = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1)
