import * as v from 'valibot'
import { segments } from './document.ts'
import type { HandbookProduct, HandbookVersion } from './handbook-versions.ts'
import { textLanguages } from './live-text.ts'
import { type LanguageTag, type Locale, languageTagOf, mapLocales } from './locale.ts'

/**
 * A page in the tree of a version: `path` is its full path below the version, `parent` the path of the page above it.
 */
export interface HandbookEntry {
  readonly id: string
  readonly slug: string
  readonly path: string
  readonly parent: string | null
  readonly title: string
  readonly descendants: readonly HandbookEntry[]
}

export const handbookEntry: v.GenericSchema<HandbookEntry> = v.object({
  id: v.string(),
  slug: v.string(),
  path: v.string(),
  parent: v.nullable(v.string()),
  title: v.string(),
  descendants: v.array(v.lazy(() => handbookEntry)),
})

export const handbookTree = v.array(handbookEntry)

/** A page as the navigation of a version shows it. */
export interface OutlinePage {
  readonly path: string
  readonly title: string
  /** Not null: the entry stands for the collapsed siblings from this page to the one with this title. */
  readonly last: string | null
  /** The number of collapsed pages: descendants, and siblings of its range. */
  readonly more: number
  readonly below: readonly OutlinePage[]
}

export const outlinePage: v.GenericSchema<OutlinePage> = v.object({
  path: v.string(),
  title: v.string(),
  last: v.nullable(v.string()),
  more: v.number(),
  below: v.array(v.lazy(() => outlinePage)),
})

const pageTitle = v.object({ path: v.string(), title: v.string() })

export const handbookOutline = v.object({
  /** How many pages the version has. */
  total: v.number(),
  pages: v.array(outlinePage),
  /** The neighbours of the requested page in reading order; null at the ends, and without a page. */
  previous: v.nullable(pageTitle),
  next: v.nullable(pageTitle),
})
export type HandbookOutline = v.InferOutput<typeof handbookOutline>

/** A page to be kept for reading offline: what its text weighs in bytes, and a mark that changes with it. */
const handbookCopy = v.object({
  path: v.string(),
  title: v.string(),
  revision: v.string(),
  bytes: v.number(),
  /** How many pictures and films it shows. */
  pictures: v.number(),
})

export const handbookCopies = v.object({
  /** How many pages the version has. */
  total: v.number(),
  /** Of the paths and titles, which the page of contents shows. */
  revision: v.string(),
  /** In reading order, at most 1,000. */
  pages: v.array(handbookCopy),
})
export type HandbookCopies = v.InferOutput<typeof handbookCopies>

const version = v.object({
  slug: v.string(),
  title: v.string(),
  group_version: v.string(),
  dynamic_meta: v.boolean(),
  languages: v.object(
    mapLocales(locale => v.literal(languageTagOf(locale))) as Record<Locale, v.GenericSchema<LanguageTag>>,
  ),
})

/** The versions of each handbook, newest first. */
export const handbookVersions = v.object({
  ...{ procreate: v.array(version), pocket: v.array(version), dreams: v.array(version) },
})
export type HandbookVersions = Record<HandbookProduct, HandbookVersion[]>

/** The name of a version in addresses. */
export const versionSlug = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}(?:\.\d{1,3}){1,2}$/, 'should be numbers with dots, such as 5.4'),
)

/** The name of a version among those of all handbooks. */
export const groupVersion = v.pipe(
  v.string(),
  v.regex(
    /^(?:(?:pocket|dreams)-)?\d{1,3}(?:\.\d{1,3}){1,2}$/,
    'should be a version of a handbook, such as 5.3 or pocket-4.0',
  ),
)

/** A page of a version, by its path and title. */
export const handbookPlace = v.object({ group_version: v.string(), ...pageTitle.entries })
export type HandbookPlace = v.InferOutput<typeof handbookPlace>

export const handbookPage = v.object({
  id: v.string(),
  slug: v.string(),
  path: v.string(),
  parent: v.nullable(v.string()),
  title: v.string(),
  description: v.string(),
  ...textLanguages,
  segments,
})
export type HandbookPage = v.InferOutput<typeof handbookPage>

/** A piece of text; `found`: it matches the query. */
const stretch = v.object({ text: v.string(), found: v.boolean() })

export const searchResult = v.object({
  path: v.string(),
  title: v.array(stretch),
  /** Titles of the pages above it, from the top. */
  above: v.array(v.string()),
  snippet: v.array(stretch),
  /** The heading of the best passage on the page. */
  point_of_interest: v.nullable(v.object({ id: v.string(), title: v.string() })),
})
export type SearchResult = v.InferOutput<typeof searchResult>

/** A page of search results. */
export const foundPages = v.object({
  results: v.array(searchResult),
  /** The total number of results in the version. */
  total: v.number(),
  /** The cursor of the next page; null at the end. */
  next_cursor: v.nullable(v.string()),
})
export type FoundPages = v.InferOutput<typeof foundPages>
