import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { handbookKey, productOfVersion } from '../../../../contract/content-keys.ts'
import type { HandbookEntry } from '../../../../contract/handbook.ts'
import { defaultLanguageTag, type LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { createMutex } from '../mutex.ts'
import { readMark } from '../revision.ts'

/** An edition: one version in one language. */
export interface Edition {
  readonly groupVersion: string
  readonly languageTag: LanguageTag
}

/** The pages of a version as a tree. */
export interface Contents {
  readonly tree: readonly HandbookEntry[]
  /** The pages in depth-first order. */
  readonly order: readonly HandbookEntry[]
  /** The index of a page in `order`, by its path. */
  readonly places: ReadonlyMap<string, number>
}

/** Caches the contents of each version and language in memory, until order, titles or versions of the handbook change. */
export function createContents(db: Kysely<AdminTables>) {
  const inTurn = createMutex()
  const cache = new Map<string, { readonly mark: string; readonly contents: Promise<Contents> }>()
  return async (edition: Edition): Promise<Contents> => {
    const key = `${edition.groupVersion} ${edition.languageTag}`
    const mark = await readMark(db, handbookKey(productOfVersion(edition.groupVersion)))
    const last = cache.get(key)
    if (last?.mark === mark) return last.contents
    const fresh = { mark, contents: inTurn(() => readContents(db, edition)) }
    cache.set(key, fresh)
    fresh.contents.catch(() => {
      if (cache.get(key) === fresh) cache.delete(key)
    })
    return fresh.contents
  }
}

export type FindContents = ReturnType<typeof createContents>

/** Reads the contents of a version; titles fall back to English. Lets other requests run between slices. */
export async function readContents(db: Kysely<AdminTables>, edition: Edition): Promise<Contents> {
  const below = new Map<string | null, Row[]>()
  for await (const row of readRows(db, edition)) {
    const parent = parentOf(row.path)
    const siblings = below.get(parent)
    if (siblings) siblings.push(row)
    else below.set(parent, [row])
  }
  const order: HandbookEntry[] = []
  const entriesBelow = (parent: string | null): HandbookEntry[] =>
    (below.get(parent) ?? []).sort(inOrder).map(({ id, path, title }) => {
      const descendants: HandbookEntry[] = []
      const entry = { id, slug: slugOf(path), path, parent, title, descendants }
      order.push(entry)
      descendants.push(...entriesBelow(path))
      return entry
    })
  const tree = entriesBelow(null)
  return { tree, order, places: new Map(order.map(({ path }, at) => [path, at])) }
}

interface Row {
  readonly id: string
  readonly path: string
  readonly sort: number
  readonly title: string
}

const inOrder = (one: Row, other: Row) => one.sort - other.sort || (one.path < other.path ? -1 : 1)

const rowsAtOnce = 300

async function* readRows(
  db: Kysely<AdminTables>,
  { groupVersion, languageTag }: Edition,
): AsyncGenerator<Row> {
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const rows = await db
      .selectFrom('handbook_places as place')
      .innerJoin('handbook_pages as page', 'page.id', 'place.page_id')
      .select(['page.id', 'place.path', 'page.sort'])
      .where('place.group_version', '=', groupVersion)
      .where('place.path', '>', cursor)
      .orderBy('place.path')
      .limit(rowsAtOnce)
      .execute()
    if (rows.length === 0) return
    const titles = await titlesOf(
      db,
      languageTag,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const title = titles.get(row.id)
      if (title !== undefined) yield { ...row, title }
    }
    cursor = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.path
    await setImmediate()
  }
}

/** Titles of pages by page id; English as the fallback. */
async function titlesOf(db: Kysely<AdminTables>, languageTag: LanguageTag, ids: readonly string[]) {
  const rows = await db
    .selectFrom('handbook_texts')
    .select(['page_id', 'iso', 'title'])
    .where('page_id', 'in', ids)
    .where('iso', 'in', [languageTag, defaultLanguageTag])
    .execute()
  const titles = new Map<string, string>()
  for (const row of rows)
    if (row.iso === languageTag || !titles.has(row.page_id)) titles.set(row.page_id, row.title)
  return titles
}

export const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

export const parentOf = (path: string): string | null =>
  path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : null
