/** A page in the contents of a version, or a run of pages that is not told one by one. */
export interface TreePage {
  /** Its whole path below the version; of a run, that of its first page. */
  readonly path: string
  readonly title: string
  /** The title of the last page of a run. */
  readonly last?: string
  /** How many pages it stands for that are not in the tree: those below it, and those of its run. */
  readonly more?: number
  readonly below: readonly TreePage[]
}

/** What a link to it says: a page's title, or the first and the last of a run. */
export const nameOf = ({ title, last }: TreePage): string =>
  last === undefined ? title : `${title} – ${last}`

/** The active pages: those above a page from the top, and the page itself. */
export function activePages(pages: readonly TreePage[], path: string): TreePage[] {
  for (const page of pages) {
    if (page.path === path) return [page]
    const below = activePages(page.below, path)
    if (below.length > 0) return [page, ...below]
  }
  return []
}
