import type { PagePath } from '../language/link.ts'
import type { pageTable } from './page-table.ts'

type Rows = typeof pageTable
export type PageId = keyof Rows

/** A path without its last parameter, where that is optional. */
type WithoutOption<Path extends string> = Path extends `${infer Before}/:${string}?` ? Before : Path
type PathsOf<Row> = Row extends { readonly pages: infer Known }
  ? Known[keyof Known]
  : Row extends { readonly path: infer Path extends string }
    ? WithoutOption<Path>
    : never

/** The path of the page with an id, as a type that a link in the browser is checked against. */
export type PathOf<Id extends PageId> = PathsOf<Rows[Id]> & PagePath

/** The copy keys of a page's label: its own id, and its `label`. */
export type LabelOf<Id extends PageId> =
  | Id
  | (Rows[Id] extends { readonly label: infer Label } ? Label : never)

/** Paths of the pages with a sharing picture of their own. */
export type SharingPath = {
  [Id in PageId]: Rows[Id] extends { readonly sharing: true } ? PathOf<Id> : never
}[PageId]

/** The copy keys of the pages on the sitemap page. */
export type MapLabel = {
  [Id in PageId]: Rows[Id] extends { readonly section: string } ? MapLabelOf<Id> : never
}[PageId]
type MapLabelOf<Id extends PageId> = Rows[Id] extends { readonly pages: infer Known }
  ? keyof Known
  : Rows[Id] extends { readonly label: infer Label }
    ? Label
    : Id
