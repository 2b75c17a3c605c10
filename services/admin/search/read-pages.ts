import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { HandbookEntry } from '../../../contract/handbook.ts'
import type { Iso } from '../../http/language.ts'
import { parseText } from '../documents/parse-text.ts'
import { plainOf, wordsOfLine } from '../documents/plain-text.ts'
import { listPages } from '../handbook/list-pages.ts'
import type { AdminTables } from '../schema.ts'
import type { Passage, SearchPage } from './page-index.ts'

export interface Shelf {
  readonly groupVersion: string
  readonly iso: Iso
}

/** All pages of a version as they are looked through. Makes way for other requests between two pages. */
export async function readPages(db: Kysely<AdminTables>, shelf: Shelf): Promise<SearchPage[]> {
  const [tree, rows] = await Promise.all([
    listPages(db, shelf),
    db
      .selectFrom('handbook_places as place')
      .innerJoin('handbook_texts as text', 'text.page_id', 'place.page_id')
      .select(['place.path', 'text.iso', 'text.description', 'text.body'])
      .where('place.group_version', '=', shelf.groupVersion)
      .where('text.iso', 'in', [shelf.iso, 'en-US'])
      .execute(),
  ])
  const texts = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (row.iso === shelf.iso || !texts.has(row.path)) texts.set(row.path, row)
  const pages: SearchPage[] = []
  for (const { entry, above } of flatten(tree, [])) {
    const text = texts.get(entry.path)
    if (!text) continue
    pages.push({
      path: entry.path,
      title: entry.title,
      above,
      passages: passagesOf(text.description, text.body),
    })
    await setImmediate()
  }
  return pages
}

const flatten = (
  entries: readonly HandbookEntry[],
  above: readonly string[],
): { entry: HandbookEntry; above: readonly string[] }[] =>
  entries.flatMap(entry => [{ entry, above }, ...flatten(entry.descendants, [...above, entry.title])])

function passagesOf(description: string, body: string): Passage[] {
  const passages: { heading: Passage['heading']; lines: string[] }[] = [
    { heading: null, lines: [description] },
  ]
  for (const segment of parseText(body, () => {})) {
    if (segment.kind === 'title')
      passages.push({ heading: { id: segment.id, title: wordsOfLine(segment.content) }, lines: [] })
    else passages.at(-1)?.lines.push(...plainOf([segment]))
  }
  return passages.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
}
