import type { Locale } from '../../contract/locale.ts'
import type { SiteRequest } from '../request/site-request.ts'
import { withDeadline, withFallback } from '../request/with-fallback.ts'

/** The number of open positions; 0, which hides it, when the service fails. */
export async function countPositions(site: SiteRequest, locale: Locale): Promise<number> {
  const asked = site.admin(locale).listPositions({ query: { limit: 99, only: 'id' } }, withDeadline())
  const { data } = await withFallback(site, 'position count', asked, { data: [] })
  return data.length
}
