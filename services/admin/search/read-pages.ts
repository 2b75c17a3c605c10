import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { HandbookEntry } from '../../../contract/handbook.ts'
import { defaultLanguageTag, type LanguageTag } from '../../../contract/locale.ts'
import { parseText } from '../content/documents/parse-text.ts'
import { plainOf, textOfLine } from '../content/documents/plain-text.ts'
import type { Contents } from '../content/handbook/contents.ts'
import type { AdminTables } from '../schema.ts'
import type { Passage, SearchPage } from './page-index.ts'

/** A page to be indexed. */
export interface PageSource {
  readonly path: string
  /** A hash of everything that is indexed or shown. */
  readonly fingerprint: string
  /** Title and description only. */
  readonly brief: () => SearchPage
  /** The whole page, which takes a few milliseconds to parse. */
  readonly whole: () => SearchPage
}

const pagesAtOnce = 20

/** The pages of a version in reading order, in slices. */
export async function* readPages(
  db: Kysely<AdminTables>,
  languageTag: LanguageTag,
  { order, places }: Contents,
): AsyncGenerator<readonly PageSource[]> {
  for (let from = 0; from < order.length; from += pagesAtOnce) {
    const entries = order.slice(from, from + pagesAtOnce)
    const texts = await textsOf(db, languageTag, entries)
    yield entries.flatMap(entry => {
      const text = texts.get(entry.id)
      return text ? sourceOf(entry, text, titlesAbove(entry, order, places)) : []
    })
  }
}

type Text = { readonly description: string; readonly body: string }

async function textsOf(db: Kysely<AdminTables>, languageTag: LanguageTag, entries: readonly HandbookEntry[]) {
  const rows = await db
    .selectFrom('handbook_texts')
    .select(['page_id', 'iso', 'description', 'body'])
    .where(
      'page_id',
      'in',
      entries.map(({ id }) => id),
    )
    .where('iso', 'in', [languageTag, defaultLanguageTag])
    .execute()
  const texts = new Map<string, Text>()
  for (const row of rows) if (row.iso === languageTag || !texts.has(row.page_id)) texts.set(row.page_id, row)
  return texts
}

function titlesAbove(
  { parent }: HandbookEntry,
  order: Contents['order'],
  places: Contents['places'],
): string[] {
  const entry = parent === null ? undefined : order[places.get(parent) ?? -1]
  return entry ? [...titlesAbove(entry, order, places), entry.title] : []
}

function sourceOf(entry: HandbookEntry, { description, body }: Text, above: readonly string[]): PageSource {
  const { path, title } = entry
  const all = JSON.stringify([title, above, description, body])
  return {
    path,
    fingerprint: createHash('sha1').update(all).digest('base64'),
    brief: () => ({ path, title, above, passages: [{ heading: null, text: description }] }),
    whole: () => ({ path, title, above, passages: passagesOf(description, body) }),
  }
}

function passagesOf(description: string, body: string): Passage[] {
  const passages: { heading: Passage['heading']; lines: string[] }[] = [
    { heading: null, lines: [description] },
  ]
  for (const segment of parseText(body, () => {})) {
    if (segment.kind === 'title')
      passages.push({ heading: { id: segment.id, title: textOfLine(segment.content) }, lines: [] })
    else passages.at(-1)?.lines.push(...plainOf([segment]))
  }
  return passages.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
}
