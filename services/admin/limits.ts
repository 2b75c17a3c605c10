import type { Limit } from '../../platform/limits/limits.ts'

const minute = 60
const hour = 60 * minute

/** The rate limits. Limits by address allow for the shared address of a school or an office. */
export const defaultLimits = {
  rateByAddress: { points: 60, seconds: hour },
  submitByAddress: { points: 60, seconds: hour },
  /** The limit of no-script tokens, which take no computation. */
  noScriptTokenByAddress: { points: 10, seconds: hour },
  newsletterByMailAddress: { points: 3, seconds: 24 * hour },
  draftByAddress: { points: 300, seconds: hour },
  /** Mails with links to drafts, whose recipient the visitor chooses. */
  draftMailByAddress: { points: 10, seconds: hour },
  draftMailByRecipient: { points: 3, seconds: hour },
  /** Lookups on form pages: drafts, names of files, requests of an account. */
  lookUpByAddress: { points: 1200, seconds: hour },
  /** Notices to staff; over the limit one mail says that there are more. */
  noticesToStaff: { points: 100, seconds: hour },
  heldNoticesToStaff: { points: 1, seconds: hour },
  captchaByAddress: { points: 300, seconds: hour },
  openByAddress: { points: 120, seconds: 15 * minute },
  replyByAddress: { points: 30, seconds: hour },
  /** A page every few seconds, from everybody behind one address. */
  countByAddress: { points: 2000, seconds: hour },
  /** Reading calls of browsers and programs, without those of pages that the site renders. */
  readByAddress: { points: 6000, seconds: 15 * minute },
  searchByAddress: { points: 1500, seconds: 15 * minute },
  /** Every tus request: chunks and offsets. */
  uploadCallsByAddress: { points: 20_000, seconds: hour },
  uploadsByAddress: { points: 200, seconds: hour },
  /** In megabytes. */
  uploadedByAddress: { points: 10_000, seconds: 24 * hour },
} satisfies Record<string, Limit>

export type AdminLimits = Readonly<Record<keyof typeof defaultLimits, Limit>>
