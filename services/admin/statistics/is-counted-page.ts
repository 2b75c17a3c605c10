import type { Kysely } from 'kysely'
import { groupVersionOf, isHandbookProduct } from '../../../contract/handbook-versions.ts'
import { isPublic } from '../content/handbook/versions.ts'
import type { AdminTables } from '../schema.ts'

type Db = Kysely<AdminTables>

/**
 * Whether a path, without its locale, is a page of the site or of the database; other paths are not counted, so that
 * nobody can fill the table.
 */
export async function isCountedPage(db: Db, named: ReadonlySet<string>, page: string): Promise<boolean> {
  if (named.has(page)) return true
  const [, part, first = '', second = '', ...rest] = page.split('/')
  if (part === 'handbook') return isHandbookPage(db, first, second, rest.join('/'))
  if (part === 'press' && first === 'releases')
    return rest.length === 1 && isSome(articles(db, second).where('slug', '=', rest[0] ?? ''))
  if (rest.length > 0) return false
  if (part === 'newsletter') return first === 'archive' && isSome(letters(db, second))
  if (part === 'careers') return second === '' && isSome(positions(db, first))
  if (part === 'education') return second === '' && isSome(lessons(db, first))
  if (part !== 'insight' || !/^\d{4}$/.test(first)) return false
  return isSome(second === '' ? articles(db, first) : articles(db, first).where('slug', '=', second))
}

const articles = (db: Db, year: string) =>
  db
    .selectFrom('articles')
    .select('id')
    .where('year', '=', Number(year) || 0)
    .limit(1)

const positions = (db: Db, slug: string) =>
  db.selectFrom('positions').select('id').where('slug', '=', slug).limit(1)

const lessons = (db: Db, slug: string) =>
  db.selectFrom('lessons').select('id').where('slug', '=', slug).limit(1)

const letters = (db: Db, slug: string) =>
  db
    .selectFrom('newsletter_issues')
    .select('id')
    .where('slug', '=', slug)
    .where('state', '=', 'sent')
    .limit(1)

async function isHandbookPage(db: Db, product: string, slug: string, path: string): Promise<boolean> {
  if (!isHandbookProduct(product)) return false
  if (slug === '') return true
  if (!(await isPublic(db, product, slug))) return false
  if (path === '' || path === 'search') return true
  const places = db.selectFrom('handbook_places').select('path')
  return isSome(places.where('group_version', '=', groupVersionOf(product, slug)).where('path', '=', path))
}

const isSome = async (query: { executeTakeFirst(): Promise<unknown> }) =>
  (await query.executeTakeFirst()) !== undefined
