import type { PagePath } from '../language/link.ts'

/** Sections whose pages are rows of the database, each with a sitemap of its own. */
export const mapParts = ['insight', 'careers', 'education', 'handbook', 'newsletter'] as const
export type MapPart = (typeof mapParts)[number]

/** Sections of the sitemap page that list static pages. */
export type PageSection = 'product' | 'help' | 'website' | 'news'

/** How a page is indexed: in a section of the sitemap, in the sitemap of a part, or not, with a reason. */
type Listing =
  | { readonly section: PageSection; readonly part?: never; readonly unlisted?: never }
  | { readonly part: MapPart; readonly section?: never; readonly unlisted?: never }
  | { readonly unlisted: string; readonly section?: never; readonly part?: never }

/** The facts of a page. An omitted field means the default: cached, the same for everybody, without a query. */
export type PageRow = Listing & {
  /** The route pattern without the language. */
  readonly path: PagePath
  /** The route module below `site/pages`. */
  readonly file: string
  /** The static pages of a pattern with parameters, by their ids. */
  readonly pages?: Readonly<Record<string, PagePath>>
  /** The copy key of its label where that is not the id. */
  readonly label?: string
  /** The page belongs to one visitor: rendered per request with cookies and the whole query, never cached. */
  readonly personal?: true
  /** The query parameters that it reads; a request with one of them bypasses the cache. */
  readonly query?: readonly string[]
  /** Visits are counted under its path. Listed static pages always are, pages of a part while their row exists. */
  readonly counted?: true
  /** The page has a sharing picture of its own, whose text is in art/sharing/pages.ts. */
  readonly sharing?: true
  /** The page has a canonical link although no sitemap lists it. */
  readonly canonical?: true
  /** Addresses that the sweep tests request instead of the path or the static pages; none for `[]`. */
  readonly visits?: readonly PagePath[]
}
