import { type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { titlesOf } from '../../../features/prose/prose-data.ts'
import { loadTextLanguage } from '../../../features/untranslated/load-text-language.ts'
import type { Handbook } from '../../../request/load-handbook.ts'
import { orNotFound } from '../../../request/or-not-found.ts'
import type { SiteRequest } from '../../../request/site-request.ts'
import { withDeadline, withFallback } from '../../../request/with-fallback.ts'

/** The rendered text of a page with its pictures and links. Throws 404 when the version has no such page. */
export async function loadText(site: SiteRequest, locale: Locale, { version, page }: Handbook, path: string) {
  const request = {
    params: { group_version: version.group_version, path },
    query: { lang: languageTagOf(locale) },
  }
  const answer = await orNotFound(site.admin(locale).getHandbookPage(request, withDeadline()))
  const { title, description, lang, segments } = answer.page
  const prose = prepareProse(segments, { locale, handbook: page })
  return {
    title,
    description,
    lang,
    language: loadTextLanguage(site, locale, answer.page),
    prose,
    titles: titlesOf(prose),
  }
}

/** The slugs of the versions that have this page; null when the request failed. */
export async function loadOtherVersions(
  site: SiteRequest,
  locale: Locale,
  { versions }: Handbook,
  path: string,
): Promise<ReadonlySet<string> | null> {
  // The path is reserved for contents, and the service refuses it.
  if (!/^[a-z0-9/-]{1,400}$/.test(path)) return new Set()
  const request = site.admin(locale).findHandbookPlaces({ query: { paths: path } }, withDeadline())
  const answer = await withFallback(site, 'the page in other versions', request, null)
  const groups = new Set(answer?.places.map(({ group_version }) => group_version))
  const inVersions = versions.filter(({ group_version }) => groups.has(group_version))
  return answer && new Set(inVersions.map(({ slug }) => slug))
}
