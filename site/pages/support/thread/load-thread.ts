import type { Locale } from '../../../../contract/locale.ts'
import { ServiceRefusal, ServiceUnavailable } from '../../../../contract/problem.ts'
import type { RequestThread } from '../../../../contract/requests.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'

/**
 * `lost`: no such request, or another's token, which are not told apart. `over`: a change that has run out. `later`: it
 * cannot be had just now.
 */
type ThreadResult = { readonly thread: RequestThread } | 'lost' | 'over' | 'later'

/** Opens a request for whoever has its link. */
export async function openThread(
  site: SiteRequest,
  locale: Locale,
  { reference, token }: { readonly reference: string; readonly token: string },
): Promise<ThreadResult> {
  if (token === '' || token.length > 200) return 'lost'
  try {
    const call = { params: { reference }, query: { token } }
    return { thread: await site.admin(locale).getRequest(call, withDeadline()) }
  } catch (error) {
    if (error instanceof ServiceRefusal && (error.status === 404 || error.status === 400)) return 'lost'
    if (error instanceof ServiceRefusal && error.status === 410) return 'over'
    if (error instanceof ServiceUnavailable) return 'later'
    if (error instanceof ServiceRefusal && (error.status === 429 || error.status >= 500)) return 'later'
    throw error
  }
}

/** The status of a page that has no request to show. */
export const statusOfUnopened = { lost: 404, over: 410, later: 503 } as const
