import { Feed } from 'feed'
import type { PositionDetails } from '../../../contract/admin.ts'
import { languageTagOf } from '../../../contract/locale.ts'
import { prepareProse } from '../../features/prose/prepare-prose.ts'
import { writeHtml } from '../../features/prose/write-html.ts'
import { loadFrameCopy } from '../../frame/load-frame-copy.ts'
import { link } from '../../language/link.ts'
import { localeOf } from '../../request/locale-of.ts'
import { siteRequest } from '../../request/site-request.ts'
import { withDeadline } from '../../request/with-fallback.ts'
import { yieldToEventLoop } from '../../request/yield-to-event-loop.ts'
import type { Route } from './+types/careers-feed'

const maxPositions = 30

/** The open positions with their full text as an Atom feed, newest first. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { origin } = site
  const admin = site.admin(locale)
  const { data } = await admin.listPositions({ query: { limit: maxPositions, only: 'slug' } }, withDeadline())
  const positions: PositionDetails[] = []
  // Sequential reads keep the event loop free.
  for (const { slug = '' } of data) {
    positions.push(...(await admin.getPosition({ params: { slug } }, withDeadline())))
    await yieldToEventLoop()
  }
  const { title, description } = loadFrameCopy(site, locale).items.careers
  const list = `${origin}${link(locale, '/careers')}`
  const newest = positions[0]?.opened_on
  const feed = new Feed({
    id: list,
    link: list,
    title: `procreate · ${title}`,
    description,
    language: languageTagOf(locale),
    feedLinks: { atom: `${origin}${link(locale, '/careers/feed.xml')}` },
    author: { name: 'procreate', link: origin },
    generator: false,
    // The fixed date of a feed without entries.
    updated: new Date(newest ?? '2026-01-01'),
  })
  for (const { slug, title, description, opened_on, team, segments } of positions) {
    const address = `${origin}${link(locale, `/careers/${slug}`)}`
    feed.addItem({
      id: address,
      link: address,
      title,
      description,
      content: writeHtml(prepareProse(segments, { locale }), origin),
      date: new Date(opened_on),
      published: new Date(opened_on),
      category: [{ name: team.title, term: team.id }],
    })
  }
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
