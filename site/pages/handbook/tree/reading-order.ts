/** A page in the contents of a version. */
export interface TreePage {
  /** Its whole path below the version. */
  readonly path: string
  readonly title: string
  readonly below: readonly TreePage[]
}

export interface PageTitle {
  readonly path: string
  readonly title: string
}

/** All pages in tree order: a page, then what is below it, then the next. */
export const flatOrder = (pages: readonly TreePage[]): PageTitle[] =>
  pages.flatMap(({ path, title, below }) => [{ path, title }, ...flatOrder(below)])

/** The pages before and after one in that order; none at the ends, nor around a page that is not in it. */
export function neighboursOf(
  order: readonly PageTitle[],
  path: string,
): { previous: PageTitle | null; next: PageTitle | null } {
  const at = order.findIndex(page => page.path === path)
  if (at < 0) return { previous: null, next: null }
  return { previous: order[at - 1] ?? null, next: order[at + 1] ?? null }
}

/** The active pages: those above a page from the top, and the page itself. */
export function activePages(pages: readonly TreePage[], path: string): TreePage[] {
  for (const page of pages) {
    if (page.path === path) return [page]
    const below = activePages(page.below, path)
    if (below.length > 0) return [page, ...below]
  }
  return []
}
