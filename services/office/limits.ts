import type { Limit } from '../../platform/limits/limits.ts'

const minute = 60
const hour = 60 * minute

/** The rate limits. Limits by address allow for the shared address of an office. */
export const defaultLimits = {
  staffLogInByAddress: { points: 100, seconds: 15 * minute },
  staffLogInByAccountAndAddress: { points: 10, seconds: 15 * minute },
  staffLogInByAccount: { points: 50, seconds: hour },
  /** Codes of authenticator apps and recovery codes, after a correct password. */
  staffCodeByAccount: { points: 10, seconds: 15 * minute },
  staffCodeByAccountAndDay: { points: 50, seconds: 24 * hour },
  staffPasskeyByAddress: { points: 100, seconds: 15 * minute },
  /** Links of invitations and resets. */
  staffLinkByAddress: { points: 60, seconds: 15 * minute },
  elevationBySession: { points: 10, seconds: 15 * minute },
  /** Issues of the newsletter that they send to themselves. */
  issueTestsByStaff: { points: 30, seconds: hour },
  /** Files of replies and pictures of the library. */
  uploadsByStaff: { points: 500, seconds: hour },
  /** In megabytes. */
  uploadedByStaff: { points: 20_000, seconds: 24 * hour },
} satisfies Record<string, Limit>

export type OfficeLimits = Readonly<Record<keyof typeof defaultLimits, Limit>>
