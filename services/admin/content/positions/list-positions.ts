import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Position } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import { decodeCursor, encodeCursor } from '../../cursor.ts'
import type { AdminTables } from '../../schema.ts'
import type { PositionRow } from '../schema.ts'
import { nameTerms } from '../vocabularies/list-terms.ts'

interface PositionFilter {
  readonly languageTag: LanguageTag
  readonly today: string
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly team?: string | undefined
  readonly location?: string | undefined
  readonly type?: string | undefined
  readonly workplace?: string | undefined
}

const filters = ['team', 'location', 'type', 'workplace'] as const

/** A condition on `positions as p`: open on this day. */
export const isOpenOn = (today: string) => (p: ExpressionBuilder<{ p: PositionRow }, 'p'>) =>
  p.and([p('p.opened_on', '<=', today), p.or([p('p.closed_on', 'is', null), p('p.closed_on', '>', today)])])

/** Open positions, newest first, and the cursor of the next page (null at the end). */
export async function listPositions(db: Kysely<AdminTables>, filter: PositionFilter) {
  const limit = filter.limit ?? 20
  let query = db
    .selectFrom('positions as p')
    .innerJoin('position_texts as t', 't.position_id', 'p.id')
    .selectAll('p')
    .select(['t.title', 't.description'])
    .where('t.iso', '=', filter.languageTag)
    .where(isOpenOn(filter.today))
  for (const name of filters) {
    const wanted = filter[name]
    if (wanted !== undefined) query = query.where(`p.${name}`, '=', wanted)
  }
  if (filter.cursor !== undefined) {
    const { key: date, id } = decodeCursor(filter.cursor, 'day')
    query = query
      .where('p.opened_on', '<=', date)
      .where(after =>
        after.or([
          after('p.opened_on', '<', date),
          after.and([after('p.opened_on', '=', date), after('p.id', '<', id)]),
        ]),
      )
  }
  const rows = await query
    .orderBy('p.opened_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute()
  const name = await nameTerms(db, filter.languageTag)
  const positions = rows.slice(0, limit).map(
    (row): Position => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      description: row.description,
      type: name('type', row.type),
      team: name('team', row.team),
      location: name('location', row.location),
      workplace: name('workplace', row.workplace),
      salary_min: row.salary_min,
      salary_max: row.salary_max,
      currency: row.currency,
    }),
  )
  const last = rows[limit - 1]
  const next = rows.length > limit && last ? encodeCursor({ key: last.opened_on, id: last.id }) : null
  return { positions, next }
}
