/** A page in the contents of a version, or a collapsed range of pages. */
export interface TreePage {
  /** Its full path below the version; for a range, the path of its first page. */
  readonly path: string
  readonly title: string
  /** The title of the last page of a range. */
  readonly last?: string
  /** The number of pages that it stands for and the tree omits: descendants, and the pages of its range. */
  readonly more?: number
  readonly below: readonly TreePage[]
}

/** The label of its link: a page's title, or the first and last titles of a range. */
export const nameOf = ({ title, last }: TreePage): string =>
  last === undefined ? title : `${title} – ${last}`

/** The current page and its ancestors, from the root. */
export function activePages(pages: readonly TreePage[], path: string): TreePage[] {
  for (const page of pages) {
    if (page.path === path) return [page]
    const below = activePages(page.below, path)
    if (below.length > 0) return [page, ...below]
  }
  return []
}
