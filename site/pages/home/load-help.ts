import type { Locale } from '../../../contract/locale.ts'
import { link } from '../../language/link.ts'
import { findVersions } from '../../request/load-handbook.ts'
import type { SiteRequest } from '../../request/site-request.ts'

/** The newest handbook, and where it is asked; while its version cannot be had, the search of the site answers. */
export async function loadHelp(site: SiteRequest, locale: Locale) {
  const {
    procreate: [newest],
  } = await findVersions(site)
  if (!newest) return { handbook: link(locale, '/handbook/procreate'), search: link(locale, '/search') }
  const handbook = link(locale, `/handbook/procreate/${newest.slug}`)
  return { handbook, search: `${handbook}/search` }
}
