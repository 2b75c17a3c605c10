import type { Kysely } from 'kysely'
import { pathOfArticle } from '../../../contract/article-path.ts'
import { groupVersionOf, isHandbookProduct } from '../../../contract/handbook-versions.ts'
import { legalPages } from '../../../contract/legal-pages.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import { isPublic } from '../../admin/content/handbook/versions.ts'
import { asAdmin } from '../content/find-entry.ts'
import type { OfficeTables } from '../schema.ts'
import { findPlaces, keyOfPlace } from './find-places.ts'
import { findSiteNames } from './find-site-names.ts'

/** A page that is there: its texts by language. Null: of the site itself, in every language, with sections that nobody looks at. */
export interface FoundPage {
  readonly texts: ReadonlyMap<LanguageTag, string | null> | null
  /** The day on which a position closed: its page says so, with 410. */
  readonly closedOn?: string | null
}

interface PageQuery {
  readonly paths: ReadonlySet<string>
  /** Those whose bodies are wanted. */
  readonly withBodies: ReadonlySet<string>
  /** What is dated later is not there yet. */
  readonly today: string
}

type Db = Kysely<OfficeTables>

/** The pages of these paths, without a language, that are there; those that cannot be looked up are taken to be. */
export async function findPages(db: Db, query: PageQuery): Promise<ReadonlyMap<string, FoundPage>> {
  const found = new Map<string, FoundPage>()
  const add = (path: string, page: FoundPage) => {
    if (query.paths.has(path)) found.set(path, page)
  }
  await addRoots(db, query, add)
  await addStatic(db, query, add)
  await addLegal(db, query, add)
  await addArticles(db, query, add)
  await addPositions(db, query, add)
  await addLessons(db, query, add)
  await addPlaces(db, query, add)
  return found
}

type Add = (path: string, page: FoundPage) => void

async function addStatic(db: Db, { paths }: PageQuery, add: Add) {
  const isKnown = await findSiteNames(db, [...paths])
  for (const path of paths) if (isKnown(path)) add(path, { texts: null })
}

type Pages = Map<string, FoundPage & { readonly texts: Map<LanguageTag, string | null> }>

/** A text beside the others of its page. */
function addText(
  pages: Pages,
  path: string,
  { iso, body, closedOn = null }: { iso: LanguageTag; body: string | null; closedOn?: string | null },
) {
  const page = pages.get(path) ?? { texts: new Map(), closedOn }
  page.texts.set(iso, body)
  pages.set(path, page)
}

const slugsOf = (paths: Iterable<string>, pattern: RegExp) =>
  [...paths].flatMap(path => {
    const [, slug] = pattern.exec(path) ?? []
    return slug === undefined ? [] : [slug]
  })

async function addLegal(db: Db, { paths, withBodies }: PageQuery, add: Add) {
  const own = Object.entries(legalPages).filter(([path]) => paths.has(path))
  if (own.length === 0) return
  const rows = await db
    .selectFrom('legal_documents')
    .select(['slug', 'iso', 'body'])
    .where(
      'slug',
      'in',
      own.map(([, slug]) => slug),
    )
    .execute()
  for (const [path, slug] of own) {
    const texts = rows.filter(row => row.slug === slug)
    const bodies = texts.map(({ iso, body }) => [iso, withBodies.has(path) ? body : null] as const)
    add(path, { texts: new Map(bodies) })
  }
}

const articlePath = /^\/(?:insight|press\/releases)\/\d{4}\/([^/]+)$/

async function addArticles(db: Db, { paths, withBodies, today }: PageQuery, add: Add) {
  const years = slugsOf(paths, /^\/insight\/(\d{4})$/).map(Number)
  if (years.length > 0) {
    const rows = await db
      .selectFrom('articles')
      .select('year')
      .distinct()
      .where('year', 'in', years)
      .execute()
    for (const { year } of rows) add(`/insight/${year}`, { texts: null })
  }
  const slugs = slugsOf(paths, articlePath)
  if (slugs.length === 0) return
  const query = db
    .selectFrom('articles as a')
    .innerJoin('article_texts as t', 't.article_id', 'a.id')
    .select(['a.year', 'a.slug', 'a.category', 't.iso'])
    .where('a.date', '<=', today)
  const bodies = slugsOf(withBodies, articlePath)
  const rows = await query.where('a.slug', 'in', slugs).execute()
  const read = bodies.length === 0 ? [] : await query.select('t.body').where('a.slug', 'in', bodies).execute()
  const pages: Pages = new Map()
  for (const { iso, ...article } of rows) addText(pages, pathOfArticle(article), { iso, body: null })
  for (const { iso, body, ...article } of read) addText(pages, pathOfArticle(article), { iso, body })
  for (const [path, page] of pages) add(path, page)
}

const positionPath = /^\/careers\/([^/]+)$/

async function addPositions(db: Db, { paths, withBodies, today }: PageQuery, add: Add) {
  const slugs = slugsOf(paths, positionPath)
  if (slugs.length === 0) return
  const rows = await db
    .selectFrom('positions as p')
    .innerJoin('position_texts as t', 't.position_id', 'p.id')
    .select(['p.slug', 'p.closed_on', 't.iso', 't.body'])
    .where('p.slug', 'in', slugs)
    .where('p.opened_on', '<=', today)
    .execute()
  const pages: Pages = new Map()
  for (const { slug, closed_on, iso, body } of rows) {
    const path = `/careers/${slug}`
    const closedOn = closed_on !== null && closed_on < today ? closed_on : null
    addText(pages, path, { iso, body: withBodies.has(path) ? body : null, closedOn })
  }
  for (const [path, page] of pages) add(path, page)
}

const lessonPath = /^\/education\/([^/]+)$/

async function addLessons(db: Db, { paths, withBodies }: PageQuery, add: Add) {
  const slugs = slugsOf(paths, lessonPath)
  if (slugs.length === 0) return
  const rows = await db
    .selectFrom('lessons as l')
    .innerJoin('lesson_texts as t', 't.lesson_id', 'l.id')
    .select(['l.slug', 't.iso', 't.body'])
    .where('l.slug', 'in', slugs)
    .execute()
  const pages: Pages = new Map()
  for (const { slug, iso, body } of rows) {
    const path = `/education/${slug}`
    addText(pages, path, { iso, body: withBodies.has(path) ? body : null })
  }
  for (const [path, page] of pages) add(path, page)
}

/** The pages of a handbook that are no rows: of a product, of a version and its search. */
async function addRoots(db: Db, { paths }: PageQuery, add: Add) {
  for (const path of paths) {
    const [, part, product = '', slug = '', ...rest] = path.split('/')
    if (part !== 'handbook' || !isHandbookProduct(product) || !['', 'search'].includes(rest.join('/')))
      continue
    if (slug === '' || (await isPublic(asAdmin(db), product, slug))) add(path, { texts: null })
  }
}

/** Pages of a handbook by their whole paths, with a version. */
async function addPlaces(db: Db, { paths, withBodies }: PageQuery, add: Add) {
  const asked = [...paths].flatMap(path => {
    const [, part, product = '', slug = '', ...rest] = path.split('/')
    if (part !== 'handbook' || !isHandbookProduct(product)) return []
    if (rest.length === 0 || !/^[\d.]+$/.test(slug)) return []
    return [{ path, group: groupVersionOf(product, slug), place: rest.join('/') }]
  })
  if (asked.length === 0) return
  const places = await findPlaces(db, {
    groups: new Set(asked.map(({ group }) => group)),
    paths: new Set(asked.map(({ place }) => place)),
    withBodies: new Set(asked.filter(({ path }) => withBodies.has(path)).map(({ place }) => place)),
  })
  for (const { path, group, place } of asked) {
    const texts = places.get(keyOfPlace(group, place))
    if (texts) add(path, { texts })
  }
}
