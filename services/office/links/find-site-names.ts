import type { Kysely } from 'kysely'
import type { SiteNameKind } from '../../admin/content/site-names/schema.ts'
import type { OfficeTables } from '../schema.ts'

type Db = Kysely<OfficeTables>

/** Whether a path is one of the site itself: a page, a file, or under what one visitor has. Without the list every path is. */
export async function findSiteNames(db: Db, paths: readonly string[]): Promise<(path: string) => boolean> {
  const pages = await findNames(db, 'page', paths)
  if (pages === null) return path => !isOfDatabase(path)
  const below = await db.selectFrom('site_names').select('name').where('kind', '=', 'below').execute()
  return path =>
    pages.has(path) ||
    below.some(({ name }) => path.startsWith(name)) ||
    (/\.[a-z0-9]+$/.test(path) && !isOfDatabase(path))
}

/** Parts of the site whose pages are rows. */
const isOfDatabase = (path: string) => /^\/(?:insight|careers|education|handbook)\/./.test(path)

/** Of these names those that the site has of a kind; null where nothing of it is known. */
export async function findNames(
  db: Db,
  kind: SiteNameKind,
  names: readonly string[],
): Promise<ReadonlySet<string> | null> {
  if (names.length === 0) return new Set()
  const all = db.selectFrom('site_names').select('name').where('kind', '=', kind)
  const rows = await all.where('name', 'in', names).execute()
  if (rows.length === 0 && (await all.limit(1).executeTakeFirst()) === undefined) return null
  return new Set(rows.map(({ name }) => name))
}
