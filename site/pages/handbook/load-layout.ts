import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { link, type PagePath } from '../../language/link.ts'
import type { Handbook } from '../../request/load-handbook.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import type { LayoutData } from './layout/layout-data.ts'
import { loadCopy } from './load-copy.ts'

/** The counterpart of the page in another version, as a path and an anchor. */
type FindCounterpart = (version: Handbook['version']) => { page: PagePath; anchor: string }

/** The layout data of every page of one handbook. */
export function loadLayout(
  site: SiteRequest,
  locale: Locale,
  { product, version, versions, page }: Handbook,
  findCounterpart: FindCounterpart,
): LayoutData {
  const copy = loadCopy(site, locale)
  const choices = versions.map(each => {
    const place = findCounterpart(each)
    return { slug: each.slug, title: each.title, href: `${link(locale, place.page)}${place.anchor}` }
  })
  const [latest] = choices
  return {
    locale,
    origin: site.origin,
    lightMode: site.variant.lightMode,
    product,
    version: { slug: version.slug, title: version.title },
    page,
    start: link(locale, page),
    versions: choices,
    latest: latest && latest.slug !== version.slug ? latest : null,
    searchPaths: {
      action: link(locale, `${page}/search`),
      api: `/api/admin/page/handbook/${version.group_version}/search`,
      lang: languageTagOf(locale),
    },
    copy: { layout: copy.layout, search: copy.search },
  }
}
