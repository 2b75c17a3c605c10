import { type Kysely, sql } from 'kysely'
import { dialectOf } from '../../../../platform/database/dialect.ts'
import type { AdminTables, RequestRow } from '../../schema.ts'
import { filterToken } from './filter-token.ts'
import { tokensOf } from './tokens.ts'

const maxEvents = 200

/**
 * Indexes the words of a request again, in the caller's transaction: sender, reference, answers, and its latest
 * messages and notes. Unconfirmed changes and merged requests have none.
 */
export async function indexRequest(trx: Kysely<AdminTables>, id: string): Promise<void> {
  const words = await readWords(trx, id)
  if (words === null)
    return void (await trx.deleteFrom('request_words').where('request_id', '=', id).execute())
  if (dialectOf(trx) === 'sqlite') return storeInEmbedded(trx, id, words)
  const vector = sql<string>`array_to_tsvector(string_to_array(${words.join(' ')}, ' '))`
  await trx
    .insertInto('request_words')
    .values({ request_id: id, words: vector })
    .onConflict(conflict => conflict.column('request_id').doUpdateSet({ words: vector }))
    .execute()
}

async function readWords(trx: Kysely<AdminTables>, id: string): Promise<string[] | null> {
  const request = await trx
    .selectFrom('requests')
    .select(['reference', 'kind', 'team', 'locale', 'name', 'email', 'answers'])
    .where('id', '=', id)
    .where('changes_id', 'is', null)
    .where('merged_into', 'is', null)
    .executeTakeFirst()
  if (!request) return null
  const events = await trx
    .selectFrom('request_events')
    .select('text')
    .where('request_id', '=', id)
    .where('text', 'is not', null)
    .where('kind', 'not in', ['snooze', 'spam'])
    .orderBy('id', 'desc')
    .limit(maxEvents)
    .execute()
  return wordsOf(
    request,
    events.map(({ text }) => text ?? ''),
  )
}

type Described = Pick<RequestRow, 'reference' | 'kind' | 'team' | 'locale' | 'name' | 'email' | 'answers'>

/** The words of a request and of the texts of its thread, the latest first. */
export function wordsOf(request: Described, said: readonly string[]): string[] {
  const { reference, name, email, answers } = request
  const filters = (['kind', 'team', 'locale'] as const).map(field => filterToken(field, request[field]))
  return [...filters, ...tokensOf([reference, name, email, ...textsIn(JSON.parse(answers)), ...said])]
}

/** All texts in a value of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Changes what differs alone: removing a word from the FTS5 index takes far longer than adding one. */
async function storeInEmbedded(
  trx: Kysely<AdminTables>,
  id: string,
  tokens: readonly string[],
): Promise<void> {
  const words = tokens.join(' ')
  const stored = await trx
    .selectFrom('request_words')
    .select(['number', 'words'])
    .where('request_id', '=', id)
    .executeTakeFirst()
  if (!stored) return void (await trx.insertInto('request_words').values({ request_id: id, words }).execute())
  const former = new Set(stored.words.split(' '))
  const present = new Set(tokens)
  const added = tokens.filter(token => !former.has(token))
  const removed = [...former].filter(token => !present.has(token))
  if (added.length + removed.length === 0) return
  if (removed.length > 0)
    await sql`insert into request_words_index (request_words_index, rowid, words)
      values ('delete', ${stored.number}, ${removed.join(' ')})`.execute(trx)
  // Each removal is followed by an insertion, by which FTS5 counts its rows.
  await sql`insert into request_words_index (rowid, words)
    values (${stored.number}, ${added.join(' ')})`.execute(trx)
  await trx.updateTable('request_words').set({ words }).where('number', '=', stored.number).execute()
}
