import type { Limit } from '../../platform/limits/limits.ts'

const minute = 60
const hour = 60 * minute

/** How often is enough. A school or an office shares an address, so that one has room. */
export const defaultLimits = {
  rateByAddress: { points: 60, seconds: hour },
  submitByAddress: { points: 60, seconds: hour },
  /** Without scripts nothing is worked out, so these are scarce. */
  patienceByAddress: { points: 10, seconds: hour },
  newsletterByMailAddress: { points: 3, seconds: 24 * hour },
  draftByAddress: { points: 300, seconds: hour },
  /** Links to drafts: whoever asks for one names the address that it goes to. */
  draftMailByAddress: { points: 10, seconds: hour },
  draftMailByRecipient: { points: 3, seconds: hour },
  /** What is looked up on the pages of forms: drafts, names of files, requests of an account. */
  lookUpByAddress: { points: 1200, seconds: hour },
  /** Notices to staff; over it one mail says that there is more. */
  noticesToStaff: { points: 100, seconds: hour },
  heldNoticesToStaff: { points: 1, seconds: hour },
  captchaByAddress: { points: 300, seconds: hour },
  openByAddress: { points: 120, seconds: 15 * minute },
  replyByAddress: { points: 30, seconds: hour },
  /** A page every few seconds, from everybody in one building. */
  countByAddress: { points: 2000, seconds: hour },
  /** Reading calls of browsers and programs; pages that this site renders are not counted here. */
  readByAddress: { points: 6000, seconds: 15 * minute },
  searchByAddress: { points: 1500, seconds: 15 * minute },
  /** Every request of the protocol: pieces of files, and how far they are. */
  uploadCallsByAddress: { points: 20_000, seconds: hour },
  uploadsByAddress: { points: 200, seconds: hour },
  /** In megabytes. */
  uploadedByAddress: { points: 10_000, seconds: 24 * hour },
} satisfies Record<string, Limit>

export type AdminLimits = Readonly<Record<keyof typeof defaultLimits, Limit>>
