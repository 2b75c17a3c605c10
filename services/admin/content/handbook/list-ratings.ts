import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Locale, languageTagOf, localeOfTag } from '../../../../contract/locale.ts'
import type { PageComment, PageVotes } from '../../../../contract/office/ratings.ts'
import { decodeCursor, encodeCursor } from '../../cursor.ts'
import { rowOf } from '../../requests/csv.ts'
import type { AdminTables } from '../../schema.ts'
import { decodeVotesCursor, encodeVotesCursor } from './votes-cursor.ts'

/** The filter of ratings: one version, `5.3`, one page in every version that has it, one language. */
interface RatingFilter {
  readonly version?: string | undefined
  readonly path?: string | undefined
  readonly language?: Locale | undefined
}

interface RatingPage extends RatingFilter {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

const pageLength = 50

/** As in the index `handbook_ratings_by_page`, by which comments are counted without being read. */
const hasComment = sql<number>`case when comment is null then 0 else 1 end`

/** A page of the votes by page and version, most `no` first. */
export async function listVotes(
  db: Kysely<AdminTables>,
  { cursor, limit = pageLength, ...filter }: RatingPage,
): Promise<{ votes: PageVotes[]; next_cursor: string | null }> {
  const counted = ratings(db, filter)
    .select(['group_version as version', 'path'])
    .select(({ fn, eb }) => [
      eb(fn.countAll(), '-', fn.sum('helpful')).as('no'),
      fn.sum('helpful').as('yes'),
      fn.sum(hasComment).as('comments'),
    ])
    .groupBy(['path', 'group_version'])
  let query = db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .orderBy('no', 'desc')
    .orderBy('path')
    .orderBy('version')
    .limit(limit + 1)
  if (cursor !== undefined) {
    const { no, path, version } = decodeVotesCursor(cursor)
    query = query.where(({ eb, or, and, tuple, refTuple }) =>
      or([
        eb('no', '<', no),
        and([eb('no', '=', no), eb(refTuple('path', 'version'), '>', tuple(path, version))]),
      ]),
    )
  }
  const rows = (await query.execute()).map(({ version, path, yes, no, comments }) => ({
    ...{ version, path },
    ...{ yes: Number(yes), no: Number(no), comments: Number(comments) },
  }))
  const votes = rows.slice(0, limit)
  const last = votes.at(-1)
  return { votes, next_cursor: rows.length > limit && last ? encodeVotesCursor(last) : null }
}

/** A page of the ratings with a comment, newest first. */
export async function listComments(
  db: Kysely<AdminTables>,
  { cursor, limit = pageLength, ...filter }: RatingPage,
): Promise<{ comments: PageComment[]; next_cursor: string | null }> {
  let query = ratings(db, filter)
    .selectAll()
    .where('comment', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'time')
    query = query.where(({ eb, tuple, refTuple }) => eb(refTuple('created_at', 'id'), '<', tuple(key, id)))
  }
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    comments: page.map(({ id, group_version, path, iso, helpful, comment, created_at }) => ({
      ...{ id, version: group_version, path, locale: localeOfTag(iso) },
      ...{ helpful: helpful === 1, comment: comment ?? '', created_at },
    })),
    next_cursor: rows.length > limit && last ? encodeCursor({ key: last.created_at, id: last.id }) : null,
  }
}

const columns = ['created_at', 'group_version', 'path', 'iso', 'helpful', 'comment'] as const
const rowsAtOnce = 500

/** All ratings as CSV, newest first. */
export async function* exportRatings(db: Kysely<AdminTables>, filter: RatingFilter): AsyncGenerator<string> {
  yield rowOf(columns)
  for (let before: string | undefined; ; ) {
    let query = ratings(db, filter).selectAll().orderBy('id', 'desc').limit(rowsAtOnce)
    if (before !== undefined) query = query.where('id', '<', before)
    const rows = await query.execute()
    yield rows
      .map(row => rowOf(columns.map(name => (name === 'helpful' ? (row.helpful ? 'yes' : 'no') : row[name]))))
      .join('')
    if (rows.length < rowsAtOnce) return
    before = rows.at(-1)?.id
    await setImmediate()
  }
}

function ratings(db: Kysely<AdminTables>, { version, path, language }: RatingFilter) {
  let query = db.selectFrom('handbook_ratings')
  if (version !== undefined) query = query.where('group_version', '=', version)
  if (path !== undefined) query = query.where('path', '=', path)
  if (language !== undefined) query = query.where('iso', '=', languageTagOf(language))
  return query
}
