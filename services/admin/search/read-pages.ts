import type { Kysely } from 'kysely'
import type { HandbookEntry } from '../../../contract/handbook.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import { parseText } from '../content/documents/parse-text.ts'
import type { Contents } from '../content/handbook/contents.ts'
import type { AdminTables } from '../schema.ts'
import { createSource, type PageSource, passagesOf } from './page-source.ts'

const pagesAtOnce = 20

/** The pages of a version in reading order, in slices; texts are in one of the languages, the first one if there is a choice. */
export async function* readPages(
  db: Kysely<AdminTables>,
  languageTags: readonly LanguageTag[],
  { order, places }: Contents,
): AsyncGenerator<readonly PageSource[]> {
  for (let from = 0; from < order.length; from += pagesAtOnce) {
    const entries = order.slice(from, from + pagesAtOnce)
    const texts = await textsOf(db, languageTags, entries)
    yield entries.flatMap(entry => {
      const text = texts.get(entry.id)
      return text ? sourceOf(entry, text, titlesAbove(entry, order, places)) : []
    })
  }
}

type Text = { readonly description: string; readonly body: string }

async function textsOf(
  db: Kysely<AdminTables>,
  languageTags: readonly LanguageTag[],
  entries: readonly HandbookEntry[],
) {
  const rows = await db
    .selectFrom('handbook_texts')
    .select(['page_id', 'iso', 'description', 'body'])
    .where(
      'page_id',
      'in',
      entries.map(({ id }) => id),
    )
    .where('iso', 'in', languageTags)
    .execute()
  const texts = new Map<string, Text>()
  for (const row of rows)
    if (row.iso === languageTags[0] || !texts.has(row.page_id)) texts.set(row.page_id, row)
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
  return createSource(
    { path, title, above },
    description,
    () =>
      passagesOf(
        description,
        parseText(body, () => {}),
      ),
    [body],
  )
}
