import { type Article, parsePrices } from '../../../contract/admin.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { formatDate } from '../../../ui/language/format.ts'
import { findCover } from '../../features/media/picture.ts'
import { priceLines } from '../../features/store/format-price.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { reducePicture } from './reduce-picture.ts'

/** The lists of the page from the admin service; a list that failed is null, and its section says so. */
export async function loadLists(site: SiteRequest, locale: Locale) {
  const admin = site.admin(locale)
  const lang = languageTagOf(locale)
  const [prices, articles, positions, categories] = await Promise.all([
    withFallback(
      site,
      'prices',
      admin.getPrices({ query: { only: 'formattedPrice,currency' } }, withDeadline()),
      null,
    ),
    withFallback(
      site,
      'home articles',
      admin.listArticles({ query: { lang, limit: 2 } }, withDeadline()),
      null,
    ),
    withFallback(
      site,
      'home positions',
      admin.listPositions({ query: { limit: 5, only: 'slug,title' } }, withDeadline()),
      null,
    ),
    withFallback(site, 'home categories', admin.listCategories({ query: { lang } }, withDeadline()), null),
  ])
  return {
    prices: priceLines(parsePrices(prices?.products), locale),
    articles: articles?.data.map((article, at) => headlineOf(article, locale, at === 0)) ?? null,
    positions: positions?.data.map(({ slug = '', title = '' }) => ({ slug, title })) ?? null,
    categories: categories?.categories ?? null,
  }
}

function headlineOf(article: Article, locale: Locale, hasCover: boolean) {
  const { year, slug, title, intro, date } = article
  const picture = hasCover && findCover(article, locale)
  const longDate = formatDate(date, locale)
  return { year, slug, title, intro, date, longDate, picture: picture ? reducePicture(picture) : null }
}

export type HomeLists = Awaited<ReturnType<typeof loadLists>>
