import type { Limit } from '../../platform/limits/limits.ts'
import type { Guard } from '../http/guard.ts'

const minute = 60
const hour = 60 * minute

/** How often is enough. A school or an office shares an address, so that one has room; one account has less. */
export const defaultLimits = {
  logInByAddress: { points: 100, seconds: 15 * minute },
  logInByAccountAndAddress: { points: 10, seconds: 15 * minute },
  /** From all browsers that the account was not opened in before. */
  logInByAccount: { points: 50, seconds: hour },
  /** From a browser that it was opened in before, which the three above do not concern until this one is reached. */
  logInByDevice: { points: 10, seconds: 15 * minute },
  registerByAddress: { points: 30, seconds: hour },
  captchaByAddress: { points: 300, seconds: hour },
  /** Without scripts nothing is worked out, so these are scarce. */
  patienceByAddress: { points: 10, seconds: hour },
  registerByMailDomain: { points: 500, seconds: hour },
  resendByUser: { points: 1, seconds: minute },
  resendByUserAndDay: { points: 5, seconds: 24 * hour },
  resetByAddress: { points: 30, seconds: hour },
  /** So many from one address are not held up by what others have asked for at the same mail domain. */
  firstResetsByAddress: { points: 3, seconds: hour },
  resetByMailDomain: { points: 500, seconds: hour },
  /** Over these, the answer stays the same and no mail is sent. */
  resetByAccount: { points: 3, seconds: hour },
  noticeByMailAddress: { points: 3, seconds: 24 * hour },
  tokenByAddress: { points: 60, seconds: 15 * minute },
  /** Re-authentication: by session, so that one that was stolen does not lock the owner's out. */
  proofBySession: { points: 10, seconds: 15 * minute },
  changeEmailByUser: { points: 10, seconds: 24 * hour },
  reapplyByUser: { points: 30, seconds: 24 * hour },
  passkeyByAddress: { points: 100, seconds: 15 * minute },
  passkeyBySession: { points: 30, seconds: 15 * minute },
} satisfies Record<string, Limit>

export type GalleryLimits = Readonly<Record<keyof typeof defaultLimits, Limit>>

/** The gallery's limits, counted. */
export type GalleryGuard = Guard<keyof GalleryLimits>

export const mailDomainOf = (emailKey: string): string => emailKey.slice(emailKey.lastIndexOf('@') + 1)
