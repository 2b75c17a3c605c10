import type { PagePath } from '../language/link.ts'

/** Parts of the site whose pages are rows of the database, each with a sitemap of its own. */
export const mapParts = ['insight', 'careers', 'handbook'] as const
export type MapPart = (typeof mapParts)[number]

/** Sections of the sitemap page that list pages of ours. */
export type PageSection = 'product' | 'help' | 'website' | 'news'

/** How search engines find a page: in a section of the sitemap, in the sitemap of a part, or not at all for a reason. */
type Listing =
  | { readonly section: PageSection; readonly part?: never; readonly unlisted?: never }
  | { readonly part: MapPart; readonly section?: never; readonly unlisted?: never }
  | { readonly unlisted: string; readonly section?: never; readonly part?: never }

/** A page, said once. What a field leaves out is the usual case: cached, the same for everybody, without a query. */
export type PageRow = Listing & {
  /** The pattern of the route, without the language. */
  readonly path: PagePath
  /** The route module, below `site/pages`. */
  readonly file: string
  /** The pages of a pattern with parameters that are known beforehand, by their ids. */
  readonly pages?: Readonly<Record<string, PagePath>>
  /** The key of its label in menus and in the sitemap, where that is not the id. */
  readonly label?: string
  /** It shows what is one visitor's own: rendered for each visit, with its cookies and whole query, never cached. */
  readonly personal?: true
  /** The query parameters that it reads. With one of them it is rendered for each visit, and not cached. */
  readonly query?: readonly string[]
  /** Visits are counted under its path. Listed pages always are; those of a part as long as their row is there. */
  readonly counted?: true
  /** It has a picture of its own where it is shared: its words are in art/sharing/pages.ts. */
  readonly sharing?: true
  /** It names itself as canonical although no sitemap lists it. */
  readonly canonical?: true
  /** Addresses that the sweep visits, where they are not the path or the known pages; none for `[]`. */
  readonly visits?: readonly PagePath[]
}
