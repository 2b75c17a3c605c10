import { data } from 'react-router'
import { type Locale, languageTagOf } from '../../../../../contract/locale.ts'
import { refusalOf, waitOf } from '../../../../request/refusal.ts'
import type { SiteRequest } from '../../../../request/site-request.ts'
import { withDeadline } from '../../../../request/with-fallback.ts'
import { errorOf, maxCommentLength, type VoteInput, type VoteOutcome } from './read-vote.ts'

/** Forwards a rating to the service for a form without scripts. Never throws. */
export async function sendVote(
  site: SiteRequest,
  locale: Locale,
  place: { readonly group_version: string; readonly path: string },
  { helpful, comment }: VoteInput,
) {
  const refuse = (status: number, retryAfter: number | null = null) =>
    data<VoteOutcome>({ taken: false, error: errorOf(status), comment, retryAfter }, { status })
  if (helpful === null || comment.length > maxCommentLength) return refuse(422)
  const body = { ...place, lang: languageTagOf(locale), helpful, ...(comment && { comment }) }
  try {
    await site.admin(locale).rateHandbookPage({ body }, withDeadline())
    return data<VoteOutcome>({ taken: true })
  } catch (error) {
    const status = refusalOf(error)
    if (status === null)
      site.log.warn({ requestId: site.requestId, reason: String(error) }, 'a rating could not be forwarded')
    return refuse(status ?? 503, waitOf(error))
  }
}
