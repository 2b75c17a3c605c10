import type { Article } from '../../../contract/admin.ts'

export interface ListPage {
  readonly data: readonly Article[]
  readonly next_cursor: string | null
}

/** Asks for a page of a list that is filtered already. Rejects as the service does. */
export type AskForPage = (place: {
  readonly limit: number
  readonly cursor?: string | undefined
}) => Promise<ListPage>

export interface ArticlePages {
  readonly articles: readonly Article[]
  /** The cursor of what follows; null at the end. */
  readonly next: string | null
  /** false: the place is so far down that only its own page is here. */
  readonly fromStart: boolean
}

/** How many articles a page adds. */
export const pageSize = 9
/** The most that a service gives at once, and how often it is asked for what stands before a place. */
const most = 100
const maxAsked = 3

export const keyOf = ({ year, slug }: Pick<Article, 'year' | 'slug'>): string => `${year}/${slug}`

/**
 * A list from its start through the page after the cursor, so that an address alone says what is on the page. Articles
 * in `elsewhere` (by their keys) are shown in another place: they are left out, and the pages are as long without them.
 */
export async function walkList(
  ask: AskForPage,
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

async function pageAfter(ask: AskForPage, cursor: string | undefined, elsewhere: ReadonlySet<string>) {
  const { data } = await ask({ limit: pageSize + elsewhere.size + 1, cursor })
  const shown = data.filter(article => !elsewhere.has(keyOf(article)))
  const articles = shown.slice(0, pageSize)
  const last = articles.at(-1)
  const first = data[0]
  if (shown.length <= pageSize || !last) return { first, articles, next: null }
  const { next_cursor } = await ask({ limit: data.indexOf(last) + 1, cursor })
  return { first, articles, next: next_cursor }
}

/** Everything before an article, or all there is where there is none; null when that is too much to ask for. */
async function listBefore(ask: AskForPage, end: Article | undefined): Promise<Article[] | null> {
  const before: Article[] = []
  let cursor: string | undefined
  for (let asked = 0; asked < maxAsked; asked++) {
    const { data, next_cursor } = await ask({ limit: most, cursor })
    const at = end ? data.findIndex(article => keyOf(article) === keyOf(end)) : -1
    before.push(...(at < 0 ? data : data.slice(0, at)))
    if (at >= 0 || next_cursor === null) return before
    cursor = next_cursor
  }
  return null
}
