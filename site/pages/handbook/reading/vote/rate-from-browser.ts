import { readRetryAfter } from '../../../../../contract/retry-after.ts'
import { faultOf, type GivenVote, type VoteOutcome } from './read-vote.ts'

export interface VotePlace {
  readonly group_version: string
  readonly path: string
  /** The iso of the language that the page was read in. */
  readonly lang: string
}

/** Sends an answer from the browser. Never rejects: what goes wrong is in the outcome, and the comment with it. */
export async function rateFromBrowser(
  place: VotePlace,
  { helpful, comment }: GivenVote,
): Promise<VoteOutcome> {
  const response = await fetch('/api/admin/handbook-ratings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...place, helpful: helpful ?? undefined, ...(comment && { comment }) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null)
  if (response?.ok) return { taken: true }
  const retryAfter = response ? readRetryAfter(response.headers) : null
  return { taken: false, fault: faultOf(response?.status ?? null), comment, retryAfter }
}
