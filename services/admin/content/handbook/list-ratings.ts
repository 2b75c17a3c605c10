import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { rowOf } from '../../requests/csv.ts'
import type { AdminTables, HandbookRatingRow } from '../../schema.ts'

/** The filter of ratings: one version, `5.3`, or one page in every version that has it. */
export interface RatingFilter {
  readonly groupVersion?: string
  readonly path?: string
}

/** The votes for one page of one version. */
export interface PageVotes {
  readonly groupVersion: string
  readonly path: string
  readonly yes: number
  readonly no: number
  readonly comments: number
}

/** The page size of lists. */
export const ratingsPerPage = 100

const offsetOf = (page: number) => (page - 1) * ratingsPerPage

/** Votes by page and version, most `no` first. `page` counts from 1. */
export async function listVotes(
  db: Kysely<AdminTables>,
  filter: RatingFilter = {},
  page = 1,
): Promise<PageVotes[]> {
  const rows = await ratings(db, filter)
    .select(({ fn }) => [
      'group_version',
      'path',
      fn.countAll().as('all'),
      fn.sum('helpful').as('yes'),
      fn.count('comment').as('comments'),
    ])
    .groupBy(['group_version', 'path'])
    .orderBy(({ fn, eb }) => eb(fn.countAll(), '-', fn.sum('helpful')), 'desc')
    .orderBy('path')
    .orderBy('group_version')
    .limit(ratingsPerPage)
    .offset(offsetOf(page))
    .execute()
  return rows.map(({ group_version, path, all, yes, comments }) => ({
    groupVersion: group_version,
    path,
    yes: Number(yes),
    no: Number(all) - Number(yes),
    comments: Number(comments),
  }))
}

/** Ratings with a comment, newest first. `page` counts from 1. */
export const listComments = (
  db: Kysely<AdminTables>,
  filter: RatingFilter = {},
  page = 1,
): Promise<HandbookRatingRow[]> =>
  ratings(db, filter)
    .selectAll()
    .where('comment', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ratingsPerPage)
    .offset(offsetOf(page))
    .execute()

const columns = ['created_at', 'group_version', 'path', 'iso', 'helpful', 'comment'] as const
const rowsAtOnce = 500

/** All ratings as CSV, newest first. */
export async function* exportRatings(
  db: Kysely<AdminTables>,
  filter: RatingFilter = {},
): AsyncGenerator<string> {
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

function ratings(db: Kysely<AdminTables>, { groupVersion, path }: RatingFilter) {
  let query = db.selectFrom('handbook_ratings')
  if (groupVersion !== undefined) query = query.where('group_version', '=', groupVersion)
  if (path !== undefined) query = query.where('path', '=', path)
  return query
}
