import type { PagePath } from '../language/link.ts'
import type { pageTable } from './page-table.ts'

type Rows = typeof pageTable
export type PageId = keyof Rows

/** A path without its last parameter, where that may be left out. */
type WithoutOption<Path extends string> = Path extends `${infer Before}/:${string}?` ? Before : Path
type PathsOf<Row> = Row extends { readonly pages: infer Known }
  ? Known[keyof Known]
  : Row extends { readonly path: infer Path extends string }
    ? WithoutOption<Path>
    : never

/** The path of the page with an id, as a type: in a browser a link holds its path, checked against this table. */
export type PathOf<Id extends PageId> = PathsOf<Rows[Id]> & PagePath

/** The keys under which copy has the label of a page: its own id, and that of its label. */
export type LabelOf<Id extends PageId> =
  | Id
  | (Rows[Id] extends { readonly label: infer Label } ? Label : never)

/** Pages with a picture of their own to be shared with. */
export type SharingPath = {
  [Id in PageId]: Rows[Id] extends { readonly sharing: true } ? PathOf<Id> : never
}[PageId]

/** The keys under which the sitemap page finds the labels of the pages that it lists. */
export type MapLabel = {
  [Id in PageId]: Rows[Id] extends { readonly section: string } ? MapLabelOf<Id> : never
}[PageId]
type MapLabelOf<Id extends PageId> = Rows[Id] extends { readonly pages: infer Known }
  ? keyof Known
  : Rows[Id] extends { readonly label: infer Label }
    ? Label
    : Id
