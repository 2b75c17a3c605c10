import { prepareProse } from '../../../frame/prose/prepare-prose.ts'
import { titlesOf } from '../../../frame/prose/prose-data.ts'
import { isoOf, type Locale } from '../../../language/locale.ts'
import type { Handbook } from '../../../request/handbook-of.ts'
import { orNotFound } from '../../../request/or-not-found.ts'
import { quietly, withDeadline } from '../../../request/quietly.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { loadTree } from '../load-tree.ts'
import { flatOrder } from '../tree/reading-order.ts'

/** A page's text with its pictures and links. Throws 404 when the version has none at this path. */
export async function loadText(site: SiteRequest, locale: Locale, { version, page }: Handbook, path: string) {
  const asked = { params: { group_version: version.group_version, path }, query: { lang: isoOf(locale) } }
  const answer = await orNotFound(site.admin(locale).getHandbookPage(asked, withDeadline()))
  const { title, description, lang, segments } = answer.page
  const prose = prepareProse(segments, { locale, handbook: page })
  return { title, description, lang, untranslated: lang !== isoOf(locale), prose, titles: titlesOf(prose) }
}

/** The paths that each of the other versions has, by their slug; null for one that could not be asked. */
export async function loadOtherPaths(
  site: SiteRequest,
  locale: Locale,
  { version, versions }: Handbook,
): Promise<ReadonlyMap<string, ReadonlySet<string> | null>> {
  const others = versions.filter(({ slug }) => slug !== version.slug)
  const known = await Promise.all(
    others.map(async ({ slug, group_version }) => {
      const tree = await quietly(
        site,
        'contents of another version',
        loadTree(site, locale, group_version),
        null,
      )
      return [slug, tree && new Set(flatOrder(tree).map(({ path }) => path))] as const
    }),
  )
  return new Map(known)
}
