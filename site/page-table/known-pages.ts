import type { PagePath } from '../language/link.ts'
import type { PageId } from './page-id.ts'
import type { PageRow } from './page-row.ts'
import { pageTable } from './page-table.ts'

/** The rows of the table with their ids. */
export const pageRows: readonly (readonly [PageId, PageRow])[] = Object.entries(pageTable) as [
  PageId,
  PageRow,
][]

/** The static pages of a row with their ids; none where its pages are rows of the database. */
export function knownPages(id: PageId): readonly (readonly [id: string, page: PagePath])[] {
  const row: PageRow = pageTable[id]
  if (row.pages) return Object.entries(row.pages)
  const page = row.path.replace(/\/:\w+\?$/, '') as PagePath
  return /[:*]/.test(page) ? [] : [[id, page]]
}

/** Every static path of the site. */
export const staticPages: ReadonlySet<string> = new Set(
  pageRows.flatMap(([id]) => knownPages(id).map(([, page]) => page)),
)

/** The starts of paths that one visitor has: of patterns whose pages are neither static nor rows of the database. */
export const personalPaths: readonly string[] = pageRows.flatMap(([id, { part, path }]) =>
  part === undefined && knownPages(id).length === 0 ? [path.replace(/[:*].*$/, '')] : [],
)

/** Static paths under which visits are counted; articles, positions and handbooks are counted besides. */
export const countedPages: ReadonlySet<string> = new Set(
  pageRows
    .filter(([, { section, counted }]) => section !== undefined || counted)
    .flatMap(([id]) => knownPages(id).map(([, page]) => page)),
)
