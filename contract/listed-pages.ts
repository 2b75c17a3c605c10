import * as v from 'valibot'
import { textLanguages } from './live-text.ts'
import { integerBetween } from './schemas.ts'

/** A slice of the pages of a part of the site, for its sitemap. */
export const listedPagesQuery = v.strictObject({
  from: v.optional(integerBetween(0, 1_000_000), 0),
  limit: v.optional(integerBetween(1, 1000), 1000),
})

export const listedPages = v.object({
  pages: v.array(
    v.object({
      path: v.string(),
      /** The date of the last change, where known. */
      changed: v.nullable(v.pipe(v.string(), v.isoDate())),
      languages: textLanguages.languages,
    }),
  ),
  /** The number of pages in the whole part. */
  total: v.number(),
})
export type ListedPages = v.InferOutput<typeof listedPages>
