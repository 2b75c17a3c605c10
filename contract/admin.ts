import * as v from 'valibot'
import { accountRecordCalls } from './account-records.ts'
import { call } from './call.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { countVisit } from './counts.ts'
import { segments } from './document.ts'
import { handbookOutline, handbookPage, handbookPlace, handbookTree, searchResult } from './handbook.ts'
import { newsletterCalls } from './newsletter.ts'
import { requestCalls } from './requests.ts'
import { pageSize, plainText, wholeNumber } from './words.ts'

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

/** A sum with its sign as people write it: short, more than nothing, and no markup. */
export const formattedPrice = v.pipe(
  v.string(),
  v.maxLength(24, 'should have at most 24 characters'),
  v.regex(/^[^\p{Cc}<>-]*[1-9][^\p{Cc}<>]*$/u, 'should be a price'),
)
export const price = v.object({
  formattedPrice,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'should be a code of ISO 4217')),
})
export const prices = v.object({ procreate: price, pocket: price, dreams: price })
export type Prices = v.InferOutput<typeof prices>

/** A word of our own vocabulary: `id` filters, `title` is read. */
export const term = v.object({ id: v.string(), title: v.string() })
export type Term = v.InferOutput<typeof term>

export const countedTerm = v.object({ ...term.entries, count: v.number() })
export type CountedTerm = v.InferOutput<typeof countedTerm>

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

/** The path of a picture of 1200 × 630 pixels that other sites show; null until it has been made. */
const sharing = v.nullable(v.string())

/** A position as its own page shows it. */
export const wholePosition = v.object({
  ...position.entries,
  segments,
  opened_on: v.pipe(v.string(), v.isoDate()),
  /** From this day on nobody can apply any more. */
  closed_on: v.nullable(v.pipe(v.string(), v.isoDate())),
  sharing,
})
export type WholePosition = v.InferOutput<typeof wholePosition>

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

export const wholeArticle = v.object({ ...article.entries, segments, sharing })
export type WholeArticle = v.InferOutput<typeof wholeArticle>

/** A legal or company document. */
export const legalDocument = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  effective: v.pipe(v.string(), v.isoDate()),
  segments,
})
export type LegalDocument = v.InferOutput<typeof legalDocument>

export const adminCalls = {
  ...requestCalls,
  ...newsletterCalls,
  ...accountRecordCalls,
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
  getPosition: call({
    name: 'getPosition',
    summary: 'One position, open or closed, in an array; an empty array when there is none',
    method: 'GET',
    path: '/careers/positions/{slug}',
    answer: v.array(wholePosition),
  }),
  listPositionTerms: call({
    name: 'listPositionTerms',
    summary:
      'The words that positions are described and filtered by, with the number of open positions for each',
    method: 'GET',
    path: '/careers/terms',
    answer: v.object({
      team: v.array(countedTerm),
      location: v.array(countedTerm),
      type: v.array(countedTerm),
      workplace: v.array(countedTerm),
    }),
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
  getArticle: call({
    name: 'getArticle',
    summary: 'One published article with its text, and others like it',
    method: 'GET',
    path: '/insight/article/{year}/{slug}/',
    query: v.strictObject({ lang: word }),
    answer: v.object({ article: wholeArticle, related_articles: v.array(article) }),
    refusals: { 404: 'There is no such article' },
  }),
  listArticleYears: call({
    name: 'listArticleYears',
    summary: 'The years that have published articles, the latest first',
    method: 'GET',
    path: '/insight/years/',
    answer: v.object({ years: v.array(v.object({ year: v.number(), count: v.number() })) }),
  }),
  listHandbookPages: call({
    name: 'listHandbookPages',
    summary: 'The pages of one version of a handbook as a tree, in reading order',
    method: 'GET',
    path: '/page/handbook/{group_version}',
    query: v.strictObject({ lang: word }),
    answer: v.object({ pages: handbookTree }),
    refusals: { 404: 'There is no such version' },
  }),
  getHandbookOutline: call({
    name: 'getHandbookOutline',
    summary: 'The pages of one version as the navigation of a page shows them: of a long handbook its branch',
    method: 'GET',
    path: '/handbook-outline/{group_version}',
    query: v.strictObject({ lang: word, path: v.optional(plainText(400)) }),
    answer: handbookOutline,
    refusals: { 404: 'There is no such version' },
  }),
  findHandbookPlaces: call({
    name: 'findHandbookPlaces',
    summary: 'Which versions have pages at these paths (at most 20, separated by commas), with their titles',
    method: 'GET',
    path: '/handbook-places',
    query: v.strictObject({
      lang: word,
      paths: v.pipe(plainText(2000), v.regex(/^[^,]*(?:,[^,]*){0,19}$/, 'should be at most 20')),
    }),
    answer: v.object({ places: v.array(handbookPlace) }),
    refusals: { 400: outOfBounds },
  }),
  listHandbookPaths: call({
    name: 'listHandbookPaths',
    summary: 'The paths of the pages of one version in reading order: at most 1,000, from a place on',
    method: 'GET',
    path: '/handbook-paths/{group_version}',
    query: v.strictObject({
      from: v.optional(wholeNumber(0, 1_000_000)),
      limit: v.optional(wholeNumber(1, 1000)),
    }),
    answer: v.object({ paths: v.array(v.string()), total: v.number() }),
    refusals: { 400: outOfBounds, 404: 'There is no such version' },
  }),
  /** Stands before `getHandbookPage`, whose path would take its own. */
  searchHandbook: call({
    name: 'searchHandbook',
    summary: 'The pages of one version that a question finds, the best first',
    method: 'GET',
    path: '/page/handbook/{group_version}/search',
    query: v.strictObject({ q: v.optional(plainText(400), ''), lang: word }),
    answer: v.object({ results: v.array(searchResult) }),
    refusals: { 400: 'The question is too long', 404: 'There is no such version' },
  }),
  getHandbookPage: call({
    name: 'getHandbookPage',
    summary: 'One page of a version, in the language asked for or else in English',
    method: 'GET',
    path: '/page/handbook/{group_version}/{path+}',
    query: v.strictObject({ lang: word }),
    answer: v.object({ page: handbookPage }),
    refusals: { 404: 'There is no such page' },
  }),
  rateHandbookPage: call({
    name: 'rateHandbookPage',
    summary: 'Says whether a page helped, with a comment for the people who write it',
    method: 'POST',
    path: '/handbook-ratings',
    body: v.strictObject({
      group_version: plainText(20),
      path: plainText(200),
      lang: plainText(10),
      helpful: v.boolean(),
      comment: v.optional(v.pipe(v.string(), v.maxLength(2000, 'should have at most 2000 characters'))),
    }),
    answer: v.object({ success: v.boolean() }),
    refusals: {
      404: 'There is no such page',
      422: 'A field is missing or too long',
      429: 'Too many at once',
    },
  }),
  getLegalDocument: call({
    name: 'getLegalDocument',
    summary: 'A legal or company document',
    method: 'GET',
    path: '/page/legal/{slug}',
    query: v.strictObject({ lang: word }),
    answer: v.object({ page: legalDocument }),
    refusals: { 404: 'There is no such document' },
  }),
  countVisit,
}

export type AdminClient = Client<typeof adminCalls>

export const createAdminClient = (options: ClientOptions): AdminClient => createClient(adminCalls, options)
