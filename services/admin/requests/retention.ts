import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { RequestKind } from '../../../contract/requests.ts'

/** The time of erasure of a request after an event now, by the privacy policy, as ISO text; null: on withdrawal. */
export function eraseAfter(kind: RequestKind, now: Date): string | null {
  const kept = requestDescriptions[kind].retentionMonths
  if (kept === null) return null
  return monthsAfter(now, kept)
}

/** The retention of a suppressed address, in months. */
const suppressionMonths = 24

/** The time of erasure of a suppression, as ISO text. */
export const eraseSuppressionAfter = (since: Date): string => monthsAfter(since, suppressionMonths)

/** Suppressions before this time are erased, as ISO text. */
export const oldestSuppression = (now: Date): string => monthsAfter(now, -suppressionMonths)

function monthsAfter(moment: Date, months: number): string {
  const end = new Date(moment)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end.toISOString()
}
