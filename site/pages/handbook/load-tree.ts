import type { HandbookEntry } from '../../../contract/handbook.ts'
import { isoOf, type Locale } from '../../language/locale.ts'
import { orNotFound } from '../../request/or-not-found.ts'
import { withDeadline } from '../../request/quietly.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import type { TreePage } from './tree/reading-order.ts'

/** The contents of a version. */
export async function loadTree(site: SiteRequest, locale: Locale, groupVersion: string): Promise<TreePage[]> {
  const asked = { params: { group_version: groupVersion }, query: { lang: isoOf(locale) } }
  const { pages } = await orNotFound(site.admin(locale).listHandbookPages(asked, withDeadline()))
  return pages.map(pageOf)
}

const pageOf = ({ path, title, descendants }: HandbookEntry): TreePage => ({
  path,
  title,
  below: descendants.map(pageOf),
})
