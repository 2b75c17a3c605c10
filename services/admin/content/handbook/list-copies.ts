import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { HandbookCopies } from '../../../../contract/handbook.ts'
import { defaultLanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { chooseText } from '../choose-text.ts'
import type { Contents, Edition } from './contents.ts'

const maxPages = 1000
const rowsAtOnce = 200

/** The pages of an edition with what keeping them takes; the texts fall back to English, as its pages do. */
export async function listCopies(
  db: Kysely<AdminTables>,
  { languageTag }: Edition,
  { order }: Contents,
): Promise<HandbookCopies> {
  const pages: HandbookCopies['pages'] = []
  for (let from = 0; from < Math.min(order.length, maxPages); from += rowsAtOnce) {
    const entries = order.slice(from, Math.min(from + rowsAtOnce, maxPages))
    const ids = entries.map(({ id }) => id)
    const rows = await db
      .selectFrom('handbook_texts')
      .select(['page_id', 'iso', 'title', 'description', 'body'])
      .where('page_id', 'in', ids)
      .where('iso', 'in', [languageTag, defaultLanguageTag])
      .execute()
    const texts = Map.groupBy(rows, row => row.page_id)
    for (const { id, path, title } of entries) {
      const text = chooseText(texts.get(id) ?? [], languageTag)?.text
      if (text) pages.push({ path, title, ...measure(text) })
    }
  }
  const contents = JSON.stringify(order.map(({ path, title }) => [path, title]))
  return { total: order.length, revision: markOf(contents), pages }
}

interface Text {
  readonly title: string
  readonly description: string
  readonly body: string
}

/** A picture or the poster of a film: a block of its own. */
const shown = /^!\[/gm

function measure({ title, description, body }: Text) {
  const whole = JSON.stringify([title, description, body])
  return {
    revision: markOf(whole),
    bytes: Buffer.byteLength(whole),
    pictures: body.match(shown)?.length ?? 0,
  }
}

const markOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)
