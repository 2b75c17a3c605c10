import type { Kysely } from 'kysely'
import { type HandbookEntry, handbooks } from '../../../contract/handbook.ts'
import type { Iso } from '../../http/language.ts'
import { Refusal } from '../../http/problem.ts'
import type { AdminTables } from '../schema.ts'

const versions = new Set<string>(Object.values(handbooks).flatMap(all => all.map(each => each.group_version)))

/** Throws `Refusal` 404 for a version that no handbook has. */
export function checkVersion(groupVersion: string | undefined): string {
  if (groupVersion !== undefined && versions.has(groupVersion)) return groupVersion
  throw new Refusal(404, 'There is no such version.')
}

/** The pages of a version as a tree in reading order, titles in `iso` or else in English. */
export async function listPages(
  db: Kysely<AdminTables>,
  { groupVersion, iso }: { readonly groupVersion: string; readonly iso: Iso },
): Promise<HandbookEntry[]> {
  const rows = await db
    .selectFrom('handbook_places as place')
    .innerJoin('handbook_pages as page', 'page.id', 'place.page_id')
    .innerJoin('handbook_texts as text', 'text.page_id', 'page.id')
    .select(['page.id', 'page.path', 'page.sort', 'text.title', 'text.iso'])
    .where('place.group_version', '=', groupVersion)
    .where('text.iso', 'in', [iso, 'en-US'])
    .orderBy('page.sort')
    .orderBy('page.path')
    .execute()
  const own = rows.filter(row => row.iso === iso)
  const translated = new Set(own.map(({ id }) => id))
  const pages = rows.filter(row => row.iso === iso || !translated.has(row.id))
  return entriesBelow(pages, null)
}

type Row = { readonly id: string; readonly path: string; readonly title: string }

const entriesBelow = (rows: readonly Row[], parent: string | null): HandbookEntry[] =>
  rows
    .filter(({ path }) => parentOf(path) === parent)
    .map(({ id, path, title }) => ({
      id,
      slug: slugOf(path),
      path,
      parent,
      title,
      descendants: entriesBelow(rows, path),
    }))

export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const parentOf = (path: string): string | null =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
