import type { Locale } from '../../../contract/locale.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'

/** Some positions that are open, for who came to a closed one. */
export async function loadOthers(site: SiteRequest, locale: Locale) {
  const query = { limit: 5, only: 'slug,title' }
  const request = site.admin(locale).listPositions({ query }, withDeadline())
  const others = await withFallback(site, 'open positions', request, { data: [] })
  return others.data.map(({ slug = '', title = '' }) => ({ slug, title }))
}
