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
  const before: string[] = []
  for (const entry of all) before.push(await readListed(db, entry))
  await change()
  const keys: string[] = []
  for (const [n, entry] of all.entries()) {
    keys.push(...ownKeysOf(entry))
    if ((await readListed(db, entry)) !== before[n]) keys.push(...listKeysOf(entry))
  }
  return keys
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

/** What lists show of an entry. */
const readListed = (db: Kysely<AdminTables>, { kind, path }: Entry): Promise<string> => listed[kind](db, path)

const listed: Readonly<Record<EntryKind, (db: Kysely<AdminTables>, path: string) => Promise<string>>> = {
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
  async handbook(db, folder) {
    const { product, path, variant } = handbookAddressOf(folder)
    const page = await db
      .selectFrom('handbook_pages')
      .select(['id', 'sort'])
      .where('product', '=', product)
      .where('path', '=', path)
      .where('variant', '=', variant)
      .executeTakeFirst()
    if (!page) return ''
    const texts = await db
      .selectFrom('handbook_texts')
      .select(['iso', 'title'])
      .where('page_id', '=', page.id)
      .orderBy('iso')
      .execute()
    const places = await db
      .selectFrom('handbook_places')
      .select(['group_version', 'path'])
      .where('page_id', '=', page.id)
      .orderBy('group_version')
      .execute()
    return JSON.stringify([page.sort, texts, places])
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
