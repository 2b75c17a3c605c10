import { readRetryAfter } from '../../../../../contract/retry-after.ts'
import { errorOf, type VoteInput, type VoteOutcome } from './read-vote.ts'

export interface VoteTarget {
  readonly group_version: string
  readonly path: string
  /** The BCP 47 tag of the page's language. */
  readonly lang: string
}

/** Sends a rating by `fetch`. Never rejects: the outcome has the error and the comment. */
export async function rateFromBrowser(
  place: VoteTarget,
  { helpful, comment }: VoteInput,
): Promise<VoteOutcome> {
  const response = await fetch('/api/admin/handbook-ratings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...place, helpful: helpful ?? undefined, ...(comment && { comment }) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null)
  if (response?.ok) return { taken: true }
  const retryAfter = response ? readRetryAfter(response.headers) : null
  return { taken: false, error: errorOf(response?.status ?? null), comment, retryAfter }
}
