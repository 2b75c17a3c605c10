import { Feed } from 'feed'
import { languageTagOf } from '../../../../contract/locale.ts'
import { link } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import type { Route } from './+types/status-feed'
import { loadCopy } from './load-copy.ts'

/** What staff have said of incidents and maintenance as an Atom feed, an entry for each update, newest first. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  site.report.isLive = true
  const language = languageTagOf(locale)
  const { incidents } = await site.admin(locale).getStatus({ query: { lang: language } }, withDeadline())
  const copy = loadCopy(site, locale)
  const page = `${site.origin}${link(locale, '/status')}`
  const entries = incidents
    .flatMap(({ title, updates }) => updates.map(update => ({ title, ...update })))
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
  const feed = new Feed({
    id: page,
    link: page,
    ...copy,
    language,
    feedLinks: { atom: `${site.origin}${link(locale, '/status/feed.xml')}` },
    author: { name: 'procreate', link: site.origin },
    generator: false,
    // The fixed date of a feed without entries.
    updated: new Date(entries[0]?.at ?? '2026-01-01'),
  })
  for (const { id, at, title, text } of entries)
    feed.addItem({
      id: `${page}#${id}`,
      link: page,
      title,
      description: text,
      date: new Date(at),
      published: new Date(at),
    })
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
