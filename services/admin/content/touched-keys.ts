import { type Kysely, type SqlBool, sql } from 'kysely'
import { contentKeys, entryKey, handbookKey, handbookTextsKey } from '../../../contract/content-keys.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import type { AdminTables } from '../schema.ts'
import type { EntryRow } from './entries/schema.ts'
import { handbookAddressOf } from './import/handbook-pages.ts'

type Entry = Pick<EntryRow, 'kind' | 'path'>

/** Makes a change of entries. Resolves to the keys that it has touched: their own, and those of lists that show them otherwise. */
export async function keysOfChange(
  db: Kysely<AdminTables>,
  entries: readonly Entry[],
  change: () => Promise<void>,
): Promise<string[]> {
  const all = [...new Map(entries.map(entry => [entry.path, entry])).values()]
  const before = await readListed(db, all)
  await change()
  const after = await readListed(db, all)
  return all.flatMap((entry, n) => [
    ...ownKeysOf(entry),
    ...(after[n] === before[n] ? [] : listKeysOf(entry)),
  ])
}

/** The keys of entries and of all lists that may show them. */
export const keysOfEntries = (entries: readonly Entry[]): string[] =>
  entries.flatMap(entry => [...ownKeysOf(entry), ...listKeysOf(entry)])

const ownKeysOf = ({ kind, path }: Entry): string[] => [
  entryKey(path),
  ...(kind === 'handbook' ? [handbookTextsKey(handbookAddressOf(path).product)] : []),
]

function listKeysOf({ kind, path }: Entry): string[] {
  if (kind === 'article') return [contentKeys.articles]
  if (kind === 'position') return [contentKeys.positions]
  if (kind === 'lesson') return [contentKeys.lessons]
  return kind === 'handbook' ? [handbookKey(handbookAddressOf(path).product)] : []
}

/** What lists show of entries, in their order: the many pages of a handbook take as many queries as one. */
async function readListed(db: Kysely<AdminTables>, entries: readonly Entry[]): Promise<string[]> {
  const pages = await readListedPages(
    db,
    entries.filter(({ kind }) => kind === 'handbook').map(({ path }) => path),
  )
  const shown: string[] = []
  for (const { kind, path } of entries)
    shown.push(kind === 'handbook' ? (pages.get(path) ?? '') : await listed[kind](db, path))
  return shown
}

const listed: Readonly<
  Record<Exclude<EntryKind, 'handbook'>, (db: Kysely<AdminTables>, path: string) => Promise<string>>
> = {
  async article(db, path) {
    const [, year = '', slug = ''] = path.split('/')
    const rows = await db
      .selectFrom('articles as a')
      .leftJoin('article_texts as t', 't.article_id', 'a.id')
      .selectAll('a')
      .select(['t.iso', 't.title', 't.intro', 't.read_time'])
      .where('a.year', '=', Number(year))
      .where('a.slug', '=', slug)
      .orderBy('t.iso')
      .execute()
    return JSON.stringify(rows)
  },
  async position(db, path) {
    const rows = await db
      .selectFrom('positions as p')
      .leftJoin('position_texts as t', 't.position_id', 'p.id')
      .selectAll('p')
      .select(['t.iso', 't.title', 't.description'])
      .where('p.slug', '=', path.slice('careers/'.length))
      .orderBy('t.iso')
      .execute()
    return JSON.stringify(rows)
  },
  async lesson(db, path) {
    const rows = await db
      .selectFrom('lessons as l')
      .leftJoin('lesson_texts as t', 't.lesson_id', 'l.id')
      .selectAll('l')
      .select(['t.iso', 't.title', 't.description'])
      .where('l.slug', '=', path.slice('education/'.length))
      .orderBy('t.iso')
      .execute()
    return JSON.stringify(rows)
  },
  // No list shows it.
  legal: async () => '',
}

async function readListedPages(
  db: Kysely<AdminTables>,
  folders: readonly string[],
): Promise<Map<string, string>> {
  const shown = new Map<string, string>()
  if (folders.length === 0) return shown
  const addresses = folders.map(folder => ({ folder, ...handbookAddressOf(folder) }))
  const rows = await db
    .selectFrom('handbook_pages')
    .select(['id', 'product', 'path', 'variant', 'sort'])
    .where('product', 'in', [...new Set(addresses.map(({ product }) => product))])
    .where('path', 'in', [...new Set(addresses.map(({ path }) => path))])
    .execute()
  if (rows.length === 0) return shown
  const ids = rows.map(({ id }) => id)
  const texts = await db
    .selectFrom('handbook_texts')
    .select(['page_id', 'iso', 'title'])
    .where('page_id', 'in', ids)
    .orderBy('iso')
    .execute()
  const places = await db
    .selectFrom('handbook_places')
    .select(['page_id', 'group_version', 'path'])
    .where('page_id', 'in', ids)
    .orderBy('group_version')
    .execute()
  const textsOf = Map.groupBy(texts, ({ page_id }) => page_id)
  const placesOf = Map.groupBy(places, ({ page_id }) => page_id)
  for (const { folder, product, path, variant } of addresses) {
    const page = rows.find(row => row.product === product && row.path === path && row.variant === variant)
    if (page) shown.set(folder, JSON.stringify([page.sort, textsOf.get(page.id), placesOf.get(page.id)]))
  }
  return shown
}

/** The keys of what shows a picture of the library: entries whose live texts or facts name it, and the archive of the newsletter. */
export async function keysOfMedia(db: Kysely<AdminTables>, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('heads as h')
    .innerJoin('entries as e', 'e.id', 'h.entry_id')
    .innerJoin('revisions as r', 'r.id', 'h.live_id')
    .select(['e.kind', 'e.path'])
    .where(({ ref }) => sql<SqlBool>`${ref('r.fields')} like ${`%media:${id}%`}`)
    .execute()
  const work = await db.selectFrom('works').select('media_id').where('media_id', '=', id).executeTakeFirst()
  return [...keysOfEntries(rows), contentKeys.letters, ...(work ? [contentKeys.works] : [])]
}
