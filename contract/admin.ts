import * as v from 'valibot'
import { announcementCalls } from './announcements.ts'
import { call } from './call.ts'
import { type Client, type ClientOptions, createClient } from './client.ts'
import { countVisit } from './counts.ts'
import { segments } from './document.ts'
import { handbookCalls } from './handbook-calls.ts'
import { optionalLang } from './lang.ts'
import { lessonCalls } from './lessons.ts'
import { letterCalls } from './letters.ts'
import { listedPages, listedPagesQuery } from './listed-pages.ts'
import { textLanguages } from './live-text.ts'
import { mediaPicture } from './media.ts'
import { newsletterCalls } from './newsletter.ts'
import { requestCalls } from './requests.ts'
import { listOf, outOfBounds, pageSize, plainText } from './schemas.ts'
import { siteSearchCalls } from './site-search.ts'
import { statusCalls } from './status.ts'
import { workCalls } from './works.ts'

const limit = v.optional(pageSize)
const word = v.optional(plainText(100))

/** A formatted price with its currency sign: short, positive, without markup. */
export const formattedPrice = v.pipe(
  v.string(),
  v.maxLength(24, 'should have at most 24 characters'),
  v.regex(/^[^\p{Cc}<>-]*[1-9][^\p{Cc}<>]*$/u, 'should be a price'),
)
export const price = v.object({
  formattedPrice,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'should be a code of ISO 4217')),
})
const prices = v.object({ procreate: price, pocket: price, dreams: price })
export type Prices = v.InferOutput<typeof prices>

/** Prices with all their fields; null for an answer that lacks some. */
export function parsePrices(products: unknown): Prices | null {
  const whole = v.safeParse(prices, products)
  return whole.success ? whole.output : null
}

/** A term of a vocabulary: `id` is the filter value, `title` the label. */
const term = v.object({ id: v.string(), title: v.string() })
export type Term = v.InferOutput<typeof term>

const countedTerm = v.object({ ...term.entries, count: v.number() })
export type CountedTerm = v.InferOutput<typeof countedTerm>

const position = v.object({
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

const positionFields = Object.keys(position.entries) as (keyof Position)[]

/** The path of the Open Graph image, 1200 × 630 pixels; null until it is rendered. */
const sharing = v.nullable(v.string())

/** A position with its whole text. */
const positionDetails = v.object({
  ...position.entries,
  ...textLanguages,
  segments,
  opened_on: v.pipe(v.string(), v.isoDate()),
  /** The first day on which applications are closed. */
  closed_on: v.nullable(v.pipe(v.string(), v.isoDate())),
  sharing,
})
export type PositionDetails = v.InferOutput<typeof positionDetails>

const article = v.object({
  title: v.string(),
  intro: v.string(),
  category: term,
  date: v.pipe(v.string(), v.isoDate()),
  year: v.number(),
  slug: v.string(),
  /** Minutes. */
  read_time: v.number(),
  /** The id of a picture in the site's collection, or `media:` and one of the library. */
  cover: v.string(),
  /** The cover from the library. */
  cover_media: v.optional(mediaPicture),
  featured: v.boolean(),
  /** Whether the article is about an invented artist. */
  sample: v.boolean(),
})
export type Article = v.InferOutput<typeof article>

const articleDetails = v.object({ ...article.entries, ...textLanguages, segments, sharing })
export type ArticleDetails = v.InferOutput<typeof articleDetails>

const isoDay = v.pipe(v.string(), v.isoDate())
const day = plainText(10)

/** What one version of a document says differently from another: changed segments, each below its title. */
const legalChange = v.object({
  change: v.picklist(['same', 'added', 'removed', 'changed']),
  is_title: v.boolean(),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  /** The words of a changed segment. */
  words: v.array(v.object({ change: v.picklist(['same', 'added', 'removed']), text: v.string() })),
})
export type LegalChange = v.InferOutput<typeof legalChange>

/** A legal or company document. */
const legalDocument = v.object({
  slug: v.string(),
  ...textLanguages,
  title: v.string(),
  description: v.string(),
  /** The day from whose beginning in Hobart this version is in effect. */
  effective: isoDay,
  /** Whether that day has come. */
  in_effect: v.optional(v.boolean(), true),
  /** The days of its versions: the current one, the one that is announced, and those before, newest first. */
  versions: v.optional(v.object({ current: isoDay, next: v.nullable(isoDay), earlier: v.array(isoDay) })),
  /** What it says differently from the version that was asked for; null: none was, or they share no language. */
  changes: v.optional(v.nullable(v.array(legalChange)), null),
  /** Whether its facts are placeholders that the operator has not replaced yet. */
  sample: v.optional(v.boolean(), false),
  segments,
})
export type LegalDocument = v.InferOutput<typeof legalDocument>

export const adminCalls = {
  ...requestCalls,
  ...newsletterCalls,
  ...handbookCalls,
  ...lessonCalls,
  ...announcementCalls,
  ...workCalls,
  ...letterCalls,
  ...siteSearchCalls,
  ...statusCalls,
  getPrices: call({
    name: 'getPrices',
    summary: 'The price of each app, in the currency of the language; `only` selects fields',
    method: 'GET',
    path: '/app-store/',
    query: v.strictObject({ only: v.optional(listOf(['formattedPrice', 'currency'])) }),
    answer: v.object({
      products: v.object({
        procreate: v.partial(price),
        pocket: v.partial(price),
        dreams: v.partial(price),
      }),
    }),
    refusals: { 404: 'No prices are stored yet' },
  }),
  listPositions: call({
    name: 'listPositions',
    summary:
      'Open positions, newest first, with the fields in `only`; `cursor` is the full URL of the next page, or null',
    method: 'GET',
    path: '/careers/positions',
    query: v.strictObject({
      limit,
      only: v.optional(listOf(positionFields)),
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
    summary:
      'One position, open or closed, in the requested language or else in English, in an array, which is empty for an unknown one',
    method: 'GET',
    path: '/careers/positions/{slug}',
    answer: v.array(positionDetails),
  }),
  listPositionPaths: call({
    name: 'listPositionPaths',
    summary: 'The pages of the open positions in any language, newest first: at most 1,000, from an index on',
    method: 'GET',
    path: '/careers/paths',
    query: listedPagesQuery,
    answer: listedPages,
    refusals: { 400: outOfBounds },
  }),
  listPositionTerms: call({
    name: 'listPositionTerms',
    summary: 'The filter terms of positions, with the number of open positions for each',
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
    summary:
      'Published articles of a category, or all but press releases, newest first; `next_cursor` is the cursor of the next page',
    method: 'GET',
    path: '/insight/articles/',
    query: v.strictObject({
      lang: optionalLang,
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
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ categories: v.array(term) }),
  }),
  getArticle: call({
    name: 'getArticle',
    summary:
      'One published article with its text, in the requested language or else in English, and related ones',
    method: 'GET',
    path: '/insight/article/{year}/{slug}/',
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ article: articleDetails, related_articles: v.array(article) }),
    refusals: { 404: 'There is no such article' },
  }),
  listArticleYears: call({
    name: 'listArticleYears',
    summary: 'The years with articles published in the language, press releases apart, latest first',
    method: 'GET',
    path: '/insight/years/',
    answer: v.object({ years: v.array(v.object({ year: v.number(), count: v.number() })) }),
  }),
  listArticlePaths: call({
    name: 'listArticlePaths',
    summary:
      'The pages of the articles published in any language, newest first: at most 1,000, from an index on',
    method: 'GET',
    path: '/insight/paths/',
    query: listedPagesQuery,
    answer: listedPages,
    refusals: { 400: outOfBounds },
  }),
  getLegalDocument: call({
    name: 'getLegalDocument',
    summary:
      'A legal or company document, in the requested language or else in English; the version in effect, or the one of a day',
    method: 'GET',
    path: '/page/legal/{slug}',
    query: v.strictObject({
      lang: optionalLang,
      /** The day of a version. */
      version: v.optional(day),
      /** The day of the version that it is compared with. */
      since: v.optional(day),
    }),
    answer: v.object({ page: legalDocument }),
    refusals: { 404: 'There is no such document or version' },
  }),
  countVisit,
}

export type AdminClient = Client<typeof adminCalls>

export const createAdminClient = (options: ClientOptions): AdminClient => createClient(adminCalls, options)
