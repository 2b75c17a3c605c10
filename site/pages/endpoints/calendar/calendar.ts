import { languageTagOf } from '../../../../contract/locale.ts'
import { opensAt } from '../../../features/reveal/opens-at.ts'
import { link, type PagePath } from '../../../language/link.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { withDeadline } from '../../../request/with-fallback.ts'
import type { Route } from './+types/calendar'
import { loadCopy } from './load-copy.ts'
import { type CalendarEvent, writeCalendar } from './write-calendar.ts'

const maxArticles = 50
/** When the date of the reveal was made known. */
const revealStamp = new Date('2026-01-01T00:00:00Z')

/** The news about the apps as days, and the reveal as a moment, as a calendar to subscribe to. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const language = languageTagOf(locale)
  const query = { lang: language, category: 'product', limit: maxArticles }
  const { data } = await site.admin(locale).listArticles({ query }, withDeadline())
  const { name, description, reveal } = loadCopy(site, locale)
  const address = (page: PagePath) => `${site.origin}${link(locale, page)}`
  const { host } = new URL(site.origin)
  const news = data.map(
    ({ title, intro, date, year, slug }): CalendarEvent => ({
      uid: `insight-${year}-${slug}@${host}`,
      summary: title,
      description: intro,
      url: address(`/insight/${year}/${slug}`),
      stamp: new Date(date),
      at: { day: date },
    }),
  )
  const opening: CalendarEvent = {
    uid: `reveal@${host}`,
    ...reveal,
    url: address('/reveal'),
    stamp: revealStamp,
    at: { start: new Date(opensAt), minutes: 60 },
  }
  const url = address('/calendar.ics')
  const calendar = writeCalendar({ name, description, language, url, events: [opening, ...news] })
  return new Response(calendar, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}
