import type { Locale } from '../../../../contract/locale.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'

/** The betas that applications of an account are invited to; none where the applications cannot be had just now. */
export async function listInvited(site: SiteRequest, locale: Locale, account: string): Promise<string[]> {
  const asked = site.admin(locale, account).listRequestsOfAccount({}, withDeadline())
  const listed = await withFallback(site, 'applications of the account', asked, null)
  const requests = listed?.requests ?? []
  return requests.filter(({ state }) => state === 'invited').flatMap(({ betas }) => betas)
}
