import { requestDescriptions } from '../../../contract/requests/descriptions.ts'
import type { Answers, RequestDescription } from '../../../contract/requests/request-description.ts'
import type { RequestKind } from '../../../contract/requests.ts'

/**
 * The time of erasure of a request after an event now, by the privacy policy and what its sender agreed to, as ISO text;
 * null: on withdrawal.
 */
export function eraseAfter(kind: RequestKind, now: Date, answers: Answers = {}): string | null {
  const { retentionMonths, longerRetention }: RequestDescription = requestDescriptions[kind]
  if (retentionMonths === null) return null
  const isLonger = longerRetention !== undefined && answers[longerRetention.field] === true
  return monthsAfter(now, isLonger ? longerRetention.months : retentionMonths)
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
