import type { OutlinePage } from '../../../contract/handbook.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { orNotFound } from '../../request/or-not-found.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import type { TreePage } from './tree/tree-page.ts'

/** The contents of a version as shown on the page at `path`, with the previous and the next page. */
export async function loadOutline(site: SiteRequest, locale: Locale, groupVersion: string, path?: string) {
  const query = { lang: languageTagOf(locale), ...(path !== undefined && { path }) }
  const options = { params: { group_version: groupVersion }, query }
  const { pages, ...rest } = await orNotFound(site.admin(locale).getHandbookOutline(options, withDeadline()))
  return { tree: pages.map(pageOf), ...rest }
}

/** Default values are omitted, as most pages have them. */
const pageOf = ({ path, title, last, more, below }: OutlinePage): TreePage => ({
  path,
  title,
  below: below.map(pageOf),
  ...(last !== null && { last }),
  ...(more > 0 && { more }),
})
