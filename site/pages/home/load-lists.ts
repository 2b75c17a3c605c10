import { findCollectionPicture } from '../../frame/picture.ts'
import { isoOf, type Locale } from '../../language/locale.ts'
import { quietly, withDeadline } from '../../request/quietly.ts'
import type { SiteRequest } from '../../request/site-request.ts'

/** What the page shows of the admin service; null where a list could not be had, and its section says so. */
export async function loadLists(site: SiteRequest, locale: Locale) {
  const admin = site.admin(locale)
  const lang = isoOf(locale)
  const [prices, articles, positions, categories] = await Promise.all([
    quietly(
      site,
      'prices',
      admin.getPrices({ query: { only: 'formattedPrice,currency' } }, withDeadline()),
      null,
    ),
    quietly(site, 'home articles', admin.listArticles({ query: { lang, limit: 2 } }, withDeadline()), null),
    quietly(
      site,
      'home positions',
      admin.listPositions({ query: { limit: 5, only: 'slug,title' } }, withDeadline()),
      null,
    ),
    quietly(site, 'home categories', admin.listCategories({ query: { lang } }, withDeadline()), null),
  ])
  return {
    prices: prices?.products ?? null,
    articles:
      articles?.data.map(article => ({
        ...article,
        picture: findCollectionPicture(article.cover, locale),
      })) ?? null,
    positions: positions?.data.map(({ slug = '', title = '' }) => ({ slug, title })) ?? null,
    categories: categories?.categories ?? null,
  }
}

export type HomeLists = Awaited<ReturnType<typeof loadLists>>
