import { interpolate } from '../../../../ui/language/format.ts'
import { FeedLinks } from '../../../features/feeds/feed-links.tsx'
import { lateSections } from '../../../features/late/late.tsx'
import { findPhonePicture } from '../../../features/media/picture.ts'
import { loadNewsletter } from '../../../features/newsletter/load-newsletter.ts'
import { PageHead } from '../../../frame/page-head.tsx'
import { getSharingPicture } from '../../../pictures/sharing.ts'
import { localeOf } from '../../../request/locale-of.ts'
import { siteRequest } from '../../../request/site-request.ts'
import { cardOf } from '../cards.ts'
import { loadCopy } from '../load-copy.ts'
import { loadCategories, loadCover, loadShelf, loadYears, readShelfQuery } from '../load-shelf.ts'
import type { Route } from './+types/page'
import { Cover } from './cover.tsx'
import { Featured } from './featured.tsx'
import { Masthead } from './masthead.tsx'
import { Sections } from './sections.tsx'
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
    locale,
    origin: site.origin,
    copy: { masthead: copy.masthead, feeds: copy.feeds },
    head: { title, description: copy.head.description },
    cover: cover.map(article => cardOf(article, locale, copy.meta)),
    coverOnPhones: cover[0] ? findPhonePicture(cover[0], locale) : null,
    picture: getSharingPicture('/insight', locale).src,
    late: {
      copy: { shelf: copy.shelf, years: copy.years },
      shelf,
      years,
      below: cover.length > 0,
      newsletter: loadNewsletter(site, locale),
    },
  }
}

const LateSections = lateSections(Sections)

export default function Insight({ loaderData }: Route.ComponentProps) {
  const { locale, origin, copy, head, cover, coverOnPhones, picture, late } = loaderData
  const [lead, ...featured] = cover
  return (
    <>
      <PageHead {...{ origin, locale, ...head, picture }} page="/insight" />
      <FeedLinks titles={copy.feeds} locale={locale} page="/insight" />
      <Masthead copy={copy.masthead} small={!lead} />
      {lead && <Cover copy={copy.masthead} card={lead} phonePicture={coverOnPhones} />}
      {featured.length > 0 && <Featured label={copy.masthead.featured} cards={featured} />}
      <LateSections late={late} />
    </>
  )
}
