import type { RequestKind } from '../../../contract/requests.ts'

/** How long each kind is kept after the last thing that happened with it, in months, as the privacy policy promises; null: until it is left. */
const months: Readonly<Record<RequestKind, number | null>> = {
  support: 24,
  'beta-request': 24,
  'beta-application': 24,
  'media-list': null,
  permission: 84,
}

/** When a request that something has just happened with is erased, as ISO text. */
export function eraseAfter(kind: RequestKind, now: Date): string | null {
  const kept = months[kind]
  if (kept === null) return null
  return monthsAfter(now, kept)
}

/** How long the mark of an address that has left the newsletter is kept, in months. */
const markMonths = 24

/** When the mark of an address that left the newsletter then is erased, as ISO text. */
export const eraseMarkAfter = (since: Date): string => monthsAfter(since, markMonths)

/** The moment that marks of addresses are erased that are as old, as ISO text. */
export const oldestMark = (now: Date): string => monthsAfter(now, -markMonths)

function monthsAfter(moment: Date, months: number): string {
  const end = new Date(moment)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.toISOString()
}
