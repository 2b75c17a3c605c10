import { interpolate } from '../../../../ui/language/format.ts'
import { FeedLinks } from '../../../features/feeds/feed-links.tsx'
import { findPhonePicture } from '../../../features/media/picture.ts'
import { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { NewsletterBox } from '../../../features/newsletter/newsletter-box.tsx'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { cardOf } from '../cards.ts'
import { loadCopy } from '../load-copy.ts'
import { loadCategories, loadCover, loadShelf, loadYears, readShelfQuery } from '../load-shelf.ts'
import { Shelf } from '../shelf.tsx'
import { Years } from '../years.tsx'
import type { Route } from './+types/page'
import { Cover } from './cover.tsx'
import { Featured } from './featured.tsx'
import { Masthead } from './masthead.tsx'
import '../heading-faces.css'

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(params)
  const site = context.get(siteRequest)
  const copy = loadCopy(site, locale)
  const shelfQuery = readShelfQuery(new URL(request.url).searchParams)
  const { categories, chosen } = await loadCategories(site, locale, shelfQuery.category)
  const cover = chosen ? [] : await loadCover(site, locale)
  const [shelf, years] = await Promise.all([
    loadShelf(site, locale, copy, { shelfQuery, categories, chosen, elsewhere: cover }),
    loadYears(site, locale, copy.years),
  ])
  const title = chosen ? interpolate(copy.head.category, { category: chosen.title }) : copy.head.title
  return {
    newsletter: loadNewsletter(site, locale),
    locale,
    origin: site.origin,
    copy,
    head: { title, description: copy.head.description },
    cover: cover.map(article => cardOf(article, locale, copy.meta)),
    coverOnPhones: cover[0] ? findPhonePicture(cover[0], locale) : null,
    shelf,
    years,
    picture: getSharingPicture('/insight', locale).src,
  }
}

export default function Insight({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, head, cover, coverOnPhones, shelf, years, picture } = loaderData
  const [lead, ...featured] = cover
  return (
    <>
      <PageHead {...{ origin, locale, ...head, picture }} page="/insight" />
      <FeedLinks titles={copy.feeds} locale={locale} page="/insight" />
      <Masthead copy={copy.masthead} small={!lead} />
      {lead && <Cover copy={copy.masthead} card={lead} phonePicture={coverOnPhones} />}
      {featured.length > 0 && <Featured label={copy.masthead.featured} cards={featured} />}
      <Shelf copy={copy.shelf} shelf={shelf} below={Boolean(lead)} />
      {years && <Years copy={copy.years} years={years} />}
      <NewsletterBox {...loaderData.newsletter} />
    </>
  )
}
