import * as v from 'valibot'
import { call } from './call.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { pageSize, plainText } from './words.ts'

const limit = v.optional(pageSize)
const fieldList = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(200, 'should have at most 200 characters'),
    v.regex(/^[a-zA-Z_,]*$/, 'should be field names separated by commas'),
  ),
)
const word = v.optional(plainText(100))

const outOfBounds = 'A parameter is unknown or out of bounds, or the cursor is not one that a list gave'

export const price = v.object({ formattedPrice: v.string(), currency: v.string() })
export const prices = v.object({ procreate: price, pocket: price, dreams: price })
export type Prices = v.InferOutput<typeof prices>

/** A word of our own vocabulary: `id` filters, `title` is read. */
export const term = v.object({ id: v.string(), title: v.string() })
export type Term = v.InferOutput<typeof term>

export const position = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  type: term,
  team: term,
  location: term,
  workplace: term,
  salary_min: v.nullable(v.number()),
  salary_max: v.nullable(v.number()),
  currency: v.nullable(v.string()),
})
export type Position = v.InferOutput<typeof position>

export const article = v.object({
  title: v.string(),
  intro: v.string(),
  category: term,
  date: v.pipe(v.string(), v.isoDate()),
  year: v.number(),
  slug: v.string(),
  /** Minutes. */
  read_time: v.number(),
  /** The id of a picture in the site's own collection. */
  cover: v.string(),
  featured: v.boolean(),
  /** The text is about an invented artist, and says so. */
  sample: v.boolean(),
})
export type Article = v.InferOutput<typeof article>

export const adminCalls = {
  getPrices: call({
    name: 'getPrices',
    summary: 'What each app costs, in the currency of the locale',
    method: 'GET',
    path: '/app-store/',
    query: v.strictObject({ only: fieldList }),
    answer: v.object({ products: prices }),
  }),
  listPositions: call({
    name: 'listPositions',
    summary: 'Open positions, newest first; `cursor` is the full URL of the next page, or null',
    method: 'GET',
    path: '/careers/positions',
    query: v.strictObject({
      limit,
      only: fieldList,
      team: word,
      location: word,
      type: word,
      workplace: word,
      cursor: word,
    }),
    answer: v.object({ data: v.array(v.partial(position)), cursor: v.nullable(v.string()) }),
    refusals: { 400: outOfBounds },
  }),
  listArticles: call({
    name: 'listArticles',
    summary: 'Published articles, newest first; `next_cursor` asks for the next page',
    method: 'GET',
    path: '/insight/articles/',
    query: v.strictObject({
      lang: word,
      category: word,
      year: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/, 'should be a year in four digits'))),
      limit,
      cursor: word,
    }),
    answer: v.object({ data: v.array(article), next_cursor: v.nullable(v.string()) }),
    refusals: { 400: outOfBounds },
  }),
  listCategories: call({
    name: 'listCategories',
    summary: 'The categories of articles, in their order',
    method: 'GET',
    path: '/insight/categories/',
    query: v.strictObject({ lang: word }),
    answer: v.object({ categories: v.array(term) }),
  }),
}

export type AdminClient = Client<typeof adminCalls>

export const createAdminClient = (options: ClientOptions): AdminClient => createClient(adminCalls, options)
