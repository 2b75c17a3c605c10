import type { Article } from '../../../contract/admin.ts'

interface ListPage {
  readonly data: readonly Article[]
  readonly next_cursor: string | null
}

/** Requests a page of a filtered list. Rejects as the service does. */
export type RequestPage = (place: {
  readonly limit: number
  readonly cursor?: string | undefined
}) => Promise<ListPage>

interface ArticlePages {
  readonly articles: readonly Article[]
  /** The cursor of the next page; null at the end. */
  readonly next: string | null
  /** False when the cursor is too far down and only its own page is loaded. */
  readonly fromStart: boolean
}

/** The number of articles on a page. */
export const pageSize = 9
/** The page size of the service, and the maximum number of requests for the articles before a cursor. */
const servicePageSize = 100
const maxRequests = 3

export const keyOf = ({ year, slug }: Pick<Article, 'year' | 'slug'>): string => `${year}/${slug}`

/**
 * All articles through the page after the cursor, so that the address alone determines the list. Articles in
 * `elsewhere` (by key) are shown in another section: they are left out, and the pages keep their length.
 */
export async function listArticlePages(
  ask: RequestPage,
  cursor: string | null,
  elsewhere: ReadonlySet<string>,
): Promise<ArticlePages> {
  const { first, articles, next } = await pageAfter(ask, cursor ?? undefined, elsewhere)
  if (cursor === null) return { articles, next, fromStart: true }
  const before = await listBefore(ask, first)
  if (before === null) return { articles, next, fromStart: false }
  const shown = before.filter(article => !elsewhere.has(keyOf(article)))
  return { articles: [...shown, ...articles], next, fromStart: true }
}

async function pageAfter(ask: RequestPage, cursor: string | undefined, elsewhere: ReadonlySet<string>) {
  const { data } = await ask({ limit: pageSize + elsewhere.size + 1, cursor })
  const shown = data.filter(article => !elsewhere.has(keyOf(article)))
  const articles = shown.slice(0, pageSize)
  const last = articles.at(-1)
  const first = data[0]
  if (shown.length <= pageSize || !last) return { first, articles, next: null }
  const { next_cursor } = await ask({ limit: data.indexOf(last) + 1, cursor })
  return { first, articles, next: next_cursor }
}

/** All articles before a key, or all without one; null beyond the maximum number of requests. */
async function listBefore(ask: RequestPage, end: Article | undefined): Promise<Article[] | null> {
  const before: Article[] = []
  let cursor: string | undefined
  for (let requests = 0; requests < maxRequests; requests++) {
    const { data, next_cursor } = await ask({ limit: servicePageSize, cursor })
    const at = end ? data.findIndex(article => keyOf(article) === keyOf(end)) : -1
    before.push(...(at < 0 ? data : data.slice(0, at)))
    if (at >= 0 || next_cursor === null) return before
    cursor = next_cursor
  }
  return null
}
