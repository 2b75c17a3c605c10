import { languageTagOf, localeOfTag } from '../../../contract/locale.ts'
import { writeMarkdown } from '../../features/prose/write-markdown.ts'
import { link } from '../../language/link.ts'
import { loadHandbook } from '../../request/load-handbook.ts'
import { localeOf, notFound } from '../../request/locale-of.ts'
import { orNotFound } from '../../request/or-not-found.ts'
import { siteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import type { Route } from './+types/handbook-markdown'

/** A handbook page as Markdown. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { version, page: start } = await loadHandbook(site, params)
  const { origin, admin } = site
  const path = pathIn(url.pathname, start)
  // The service would answer `search` with its search.
  if (path === 'search') throw notFound()
  const options = {
    params: { group_version: version.group_version, path },
    query: { lang: languageTagOf(locale) },
  }
  const { page } = await orNotFound(admin(locale).getHandbookPage(options, withDeadline()))
  const text = writeMarkdown(page.segments, { origin, locale, handbook: start })
  const address = `${origin}${link(localeOfTag(page.lang), `${start}/${page.path}`)}`
  return new Response(`# ${page.title}\n\n${page.description}\n\n${text}\n\n---\n\n<${address}>\n`, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': page.lang,
      Link: `<${address}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The page path between the version and `.md`. */
const pathIn = (pathname: string, start: string): string =>
  decodeURIComponent(pathname)
    .slice(pathname.indexOf(start) + start.length + 1)
    .replace(/\.md$/, '')
