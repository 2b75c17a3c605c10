import type { Locale } from '../../contract/locale.ts'
import type { SiteRequest } from '../request/site-request.ts'
import { withDeadline, withFallback } from '../request/with-fallback.ts'

/** How many positions are open; 0, which hides the number, when nobody can say. */
export async function countPositions(site: SiteRequest, locale: Locale): Promise<number> {
  const asked = site.admin(locale).listPositions({ query: { limit: 99, only: 'id' } }, withDeadline())
  const { data } = await withFallback(site, 'position count', asked, { data: [] })
  return data.length
}
