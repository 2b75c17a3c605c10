import { Feed } from 'feed'
import { languageTagOf } from '../../../../contract/locale.ts'
import { prepareProse } from '../../../features/prose/prepare-prose.ts'
import { writeHtml } from '../../../features/prose/write-html.ts'
import { link, type PagePath } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import { yieldToEventLoop } from '../../../request/yield-to-event-loop.ts'
import type { Route } from './+types/letters-feed'
import { loadCopy } from './load-copy.ts'

const maxLetters = 30

/** The letters of the newsletter that were written in a language, with their whole text, as an Atom feed, newest first. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const { origin } = site
  const admin = site.admin(locale)
  const lang = languageTagOf(locale)
  const { letters } = await admin.listLetters({ query: { lang, limit: maxLetters } }, withDeadline())
  const { title, description } = loadCopy(site, locale)
  const address = (page: PagePath) => `${origin}${link(locale, page)}`
  const feed = new Feed({
    id: address('/newsletter/archive'),
    link: address('/newsletter/archive'),
    title,
    description,
    language: lang,
    feedLinks: { atom: address('/newsletter/archive/feed.xml') },
    author: { name: 'procreate', link: origin },
    generator: false,
    // The fixed date of a feed without entries.
    updated: new Date(letters[0]?.date ?? '2026-01-01'),
  })
  // Sequential reads keep the event loop free.
  for (const { slug, date, subject, preheader } of letters) {
    const { letter } = await admin.getLetter({ params: { slug }, query: { lang } }, withDeadline())
    const own = address(`/newsletter/archive/${slug}`)
    feed.addItem({
      ...{ id: own, link: own, title: subject, date: new Date(date), published: new Date(date) },
      ...(preheader !== '' && { description: preheader }),
      content: writeHtml(prepareProse(letter.segments, { locale }), origin),
    })
    await yieldToEventLoop()
  }
  return new Response(feed.atom1(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
