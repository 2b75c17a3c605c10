import * as v from 'valibot'
import { call } from './call.ts'
import { searchResult } from './handbook.ts'
import { optionalLang } from './lang.ts'
import { pageSize, plainText } from './schemas.ts'
import { searchKinds } from './search-kinds.ts'

const kind = v.picklist(searchKinds, `should be one of ${searchKinds.join(', ')}`)

/** A page of the site: `path` is its address without the language. */
const siteResult = v.object({ kind, ...searchResult.entries })
export type SiteResult = v.InferOutput<typeof siteResult>

const foundOnSite = v.object({
  results: v.array(siteResult),
  /** The total number of results of the kind. */
  total: v.number(),
  /** How many results each kind has. */
  counts: v.object({
    page: v.number(),
    article: v.number(),
    handbook: v.number(),
    lesson: v.number(),
    position: v.number(),
    legal: v.number(),
  }),
  /** Whether no text has the words as they were asked for, and these have ones like them. */
  similar: v.boolean(),
  /** false: the index is still being made, as after a start, and results may be missing. Earlier releases do not say so. */
  is_current: v.optional(v.boolean(), true),
  next_cursor: v.nullable(v.string()),
})
export type FoundOnSite = v.InferOutput<typeof foundOnSite>

export const siteSearchCalls = {
  searchSite: call({
    name: 'searchSite',
    summary:
      'Pages, articles, newest handbooks, lessons, open positions and legal texts of one language that have the words, best first; `next_cursor` is the cursor of the next page',
    method: 'GET',
    path: '/search',
    query: v.strictObject({
      q: v.optional(plainText(400), ''),
      lang: optionalLang,
      kind: v.optional(kind),
      limit: v.optional(pageSize),
      // The search itself rejects invalid cursors.
      cursor: v.optional(v.string()),
      /** Counts the words for staff where nothing is found: they were typed into the search. */
      counted: v.optional(v.literal('1')),
    }),
    answer: foundOnSite,
    refusals: {
      400: 'The query is too long, or a parameter is unknown or out of bounds',
      422: 'The cursor is invalid, or of another query',
    },
  }),
}
