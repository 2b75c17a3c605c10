import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { RequestKind } from '../../../contract/requests.ts'

/** When a request that something has just happened with is erased, as the privacy policy promises: ISO text; null: when its sender ends it. */
export function eraseAfter(kind: RequestKind, now: Date): string | null {
  const kept = requestDescriptions[kind].keptMonths
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
