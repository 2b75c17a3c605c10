import type { Article, Term } from '../../../contract/admin.ts'
import { releaseCategory } from '../../../contract/article-path.ts'
import { type Locale, languageTagOf } from '../../../contract/locale.ts'
import { plural } from '../../../ui/language/format.ts'
import { link } from '../../language/link.ts'
import { notFound } from '../../request/locale-of.ts'
import { isRefused } from '../../request/refusal.ts'
import type { SiteRequest } from '../../request/site-request.ts'
import { withDeadline, withFallback } from '../../request/with-fallback.ts'
import { cardOf } from './cards.ts'
import type { InsightCopy } from './copy/en.ts'
import { keyOf, listArticlePages } from './list-article-pages.ts'

/** The parameters of a magazine address. */
interface ShelfQuery {
  readonly category: string | null
  readonly year: number | null
  readonly cursor: string | null
}

/** The number of articles on the cover page before the list, and of the newest ones that they are chosen from. */
const onCover = 5
const newest = 36

/** The known query parameters of the magazine's pages. */
export const readShelfQuery = (query: URLSearchParams, year: number | null = null): ShelfQuery => ({
  category: query.get('category'),
  cursor: query.get('cursor'),
  year,
})

/** The categories of the magazine and the selected one. Throws 404 for an unknown one; rejects as the service does. */
export async function loadCategories(site: SiteRequest, locale: Locale, requested: string | null) {
  const query = { lang: languageTagOf(locale) }
  const all = await site.admin(locale).listCategories({ query }, withDeadline())
  const categories = all.categories.filter(({ id }) => id !== releaseCategory)
  const chosen = categories.find(({ id }) => id === requested) ?? null
  if (requested !== null && chosen === null) throw notFound()
  return { categories, chosen }
}

/** The newest featured article, else the newest one; none when the list failed. */
export async function loadCover(site: SiteRequest, locale: Locale): Promise<readonly Article[]> {
  const query = { lang: languageTagOf(locale), limit: newest }
  const list = site.admin(locale).listArticles({ query }, withDeadline())
  const articles = (await withFallback(site, 'insight cover', list, null))?.data ?? []
  const featured = articles.filter(article => article.featured)
  return (featured.length > 0 ? featured : articles).slice(0, onCover)
}

/** The articles of an address. Throws 404 for an invalid cursor; a failed list is null, and logged. */
async function loadArticles(
  site: SiteRequest,
  locale: Locale,
  { category, year, cursor }: ShelfQuery,
  elsewhere: readonly Article[],
) {
  const filter = {
    lang: languageTagOf(locale),
    ...(category !== null && { category }),
    ...(year !== null && { year: String(year) }),
  }
  const { listArticles } = site.admin(locale)
  const ask = (place: { limit: number; cursor?: string | undefined }) =>
    listArticles({ query: { ...filter, ...place } }, withDeadline())
  const pages = listArticlePages(ask, cursor, new Set(elsewhere.map(keyOf)))
  const refused = await pages.then(() => false, isRefused)
  if (refused) throw notFound()
  return withFallback(site, 'insight articles', pages, null)
}

interface ShelfOptions {
  readonly shelfQuery: ShelfQuery
  readonly categories: readonly Term[]
  readonly chosen: Term | null
  readonly elsewhere?: readonly Article[]
}

/** The list with its articles, filters and link targets. */
export async function loadShelf(
  site: SiteRequest,
  locale: Locale,
  copy: InsightCopy,
  { shelfQuery, categories, chosen, elsewhere = [] }: ShelfOptions,
) {
  const { year } = shelfQuery
  const pages = await loadArticles(site, locale, shelfQuery, elsewhere)
  const address = (asked: Partial<ShelfQuery>) => addressOf(locale, { ...shelfQuery, cursor: null, ...asked })
  return {
    cards: pages?.articles.map(article => cardOf(article, locale, copy.meta, 'card')) ?? null,
    shown: plural(copy.shelf.shown, pages?.articles.length ?? 0, locale),
    more: pages?.next ? address({ cursor: pages.next }) : null,
    newest: pages?.fromStart === false ? address({}) : null,
    everything: address({ category: null }),
    categories: categories.map(({ id, title }) => ({ id, title, href: address({ category: id }) })),
    chips: [
      ...(chosen ? [{ ...chosen, href: address({ category: null }) }] : []),
      ...(year === null ? [] : [{ id: 'year', title: String(year), href: address({ year: null }) }]),
    ],
    chosen,
    clear: addressOf(locale, { category: null, year: null, cursor: null }),
  }
}

export type ShelfData = Awaited<ReturnType<typeof loadShelf>>

function addressOf(locale: Locale, { category, year, cursor }: ShelfQuery): string {
  const path = link(locale, year === null ? '/insight' : `/insight/${year}`)
  const query = new URLSearchParams()
  if (category !== null) query.set('category', category)
  if (cursor !== null) query.set('cursor', cursor)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The years with articles and their addresses; null when the request failed. */
export async function loadYears(site: SiteRequest, locale: Locale, copy: InsightCopy['years']) {
  const list = site.admin(locale).listArticleYears({}, withDeadline())
  const answer = await withFallback(site, 'insight years', list, null)
  return (
    answer?.years.map(({ year, count }) => ({
      year,
      count: plural(copy.articles, count, locale),
      href: link(locale, `/insight/${year}`),
    })) ?? null
  )
}

export type YearData = NonNullable<Awaited<ReturnType<typeof loadYears>>>[number]
