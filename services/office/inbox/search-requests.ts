import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { teams as allTeams } from '../../../contract/office/permissions.ts'
import { dialectOf } from '../../../platform/database/dialect.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { filterToken } from '../../admin/requests/words/filter-token.ts'
import { tokensOfQuery } from '../../admin/requests/words/tokens.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'
import type { BoxFilter } from './boxes.ts'

interface SearchQuery extends BoxFilter {
  readonly q: string
  /** Whether it looks through spam alone; by default through everything else. */
  readonly isSpam: boolean
  readonly tag?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

interface SearchPage {
  readonly rows: readonly RequestRow[]
  readonly next: string | null
}

interface Match {
  readonly number: number
  readonly request_id: string
}

const matchesAtOnce = 500

/**
 * A page of the requests with all words of a search, the latest first. The index finds them by words, team, kind and
 * language; what it does not hold is compared row by row, in slices. Throws `Refusal` 400 for a foreign cursor.
 */
export async function searchRequests(db: Kysely<OfficeTables>, query: SearchQuery): Promise<SearchPage> {
  const { limit, cursor } = query
  const match = matchOf(db, query)
  if (match === null) return { rows: [], next: null }
  const found: { readonly number: number; readonly row: RequestRow }[] = []
  let before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(decodeCursor(cursor, 'number').key)
  // A few more than a page: some are spam, or in another state.
  for (let slice = limit + 20; found.length <= limit; slice = Math.min(4 * slice, matchesAtOnce)) {
    const matches = await findMatches(db, match, before, slice)
    const rows = await readRows(db, query, matches)
    for (const { number, request_id } of matches) {
      const row = rows.find(({ id }) => id === request_id)
      if (row) found.push({ number, row })
    }
    before = matches.at(-1)?.number ?? 0
    if (matches.length < slice) break
    await setImmediate()
  }
  const last = found[limit - 1]
  return {
    rows: found.slice(0, limit).map(({ row }) => row),
    next: found.length > limit && last ? encodeCursor({ key: String(last.number), id: last.row.id }) : null,
  }
}

/** The search in the language of the index, FTS5 or tsquery; null when it has no word. */
function matchOf(db: Kysely<OfficeTables>, { q, teams, kind, language }: SearchQuery): string | null {
  const tokens = tokensOfQuery(q)
  if (tokens.length === 0) return null
  const isEmbedded = dialectOf(db) === 'sqlite'
  const [quote, and, or] = isEmbedded ? ['"', ' AND ', ' OR '] : ["'", ' & ', ' | ']
  const quoted = (text: string) => `${quote}${text}${quote}`
  const anyTeam = teams.map(each => quoted(filterToken('team', each))).join(or)
  return [
    ...tokens.map(({ text, isPrefix }) => quoted(text) + (isPrefix ? (isEmbedded ? ' *' : ':*') : '')),
    ...(teams.length === allTeams.length ? [] : [`(${anyTeam})`]),
    ...(kind === undefined ? [] : [quoted(filterToken('kind', kind))]),
    ...(language === undefined ? [] : [quoted(filterToken('locale', language))]),
  ].join(and)
}

async function findMatches(
  db: Kysely<OfficeTables>,
  match: string,
  before: number,
  limit: number,
): Promise<readonly Match[]> {
  if (dialectOf(db) === 'postgres') return findInRanges(db, match, before, limit)
  const query = sql<Match>`select number, request_id from request_words_index
    cross join request_words on number = request_words_index.rowid
    where request_words_index match ${match} and request_words_index.rowid < ${before}
    order by request_words_index.rowid desc limit ${limit}`
  return (await query.execute(db)).rows
}

/** The first range of numbers that is searched; each further one is four times as wide. */
const firstRange = 4000

/**
 * Matches of a GIN index, which has no order: of the words of one language many go together, PostgreSQL estimates the
 * fewer matches the more words there are, and would read and sort all. In a range it reads few. In the order of a plain column
 * it would go through the rows of a range by their key, for a limit that a rare word does not reach.
 */
async function findInRanges(
  db: Kysely<OfficeTables>,
  match: string,
  before: number,
  limit: number,
): Promise<readonly Match[]> {
  const latest = db.selectFrom('request_words').select(({ fn }) => fn.max('number').as('number'))
  const { number: last } = await latest.where('number', '<', before).executeTakeFirstOrThrow()
  const found: Match[] = []
  let end = Number(last ?? 0) + 1
  for (let range = firstRange; end > 1 && found.length < limit; range *= 4) {
    const from = Math.max(0, end - range)
    const { rows } = await sql<Match>`select number, request_id from request_words
      where words @@ ${match}::tsquery and number >= ${from} and number < ${end}
      order by number + 0 desc limit ${limit - found.length}`.execute(db)
    found.push(...rows)
    end = from
  }
  return found
}

async function readRows(
  db: Kysely<OfficeTables>,
  { teams, state, tag, isSpam }: SearchQuery,
  matches: readonly Match[],
): Promise<RequestRow[]> {
  if (matches.length === 0) return []
  let query = db
    .selectFrom('requests')
    .selectAll()
    .where(
      'id',
      'in',
      matches.map(match => match.request_id),
    )
    .where('team', 'in', teams)
    .where('changes_id', 'is', null)
    .where('merged_into', 'is', null)
    .where('spam_at', isSpam ? 'is not' : 'is', null)
  if (state !== undefined) query = query.where('state', '=', state)
  if (tag !== undefined)
    query = query.where('id', 'in', of =>
      of.selectFrom('request_tags').select('request_id').where('tag', '=', tag).where('team', 'in', teams),
    )
  return query.execute()
}
