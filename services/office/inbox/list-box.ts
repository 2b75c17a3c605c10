import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Box } from '../../../contract/office/inbox.ts'
import { type DialectName, dialectOf } from '../../../platform/database/dialect.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import type { RequestRow } from '../../admin/schema.ts'
import type { OfficeTables } from '../schema.ts'
import { type BoxFilter, inBox, orderOf } from './boxes.ts'

interface BoxQuery extends BoxFilter {
  readonly box: Box
  readonly tag?: string | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

interface BoxPage {
  readonly rows: readonly RequestRow[]
  readonly next: string | null
}

/**
 * Up to so many requests with a tag are sorted; of a more frequent tag the box is read in its order. Of 200,000 requests a page of 50
 * has to look at as many either way.
 */
const rareTag = 3000

/** PostgreSQL takes the ids as one parameter: it would parse and plan hundreds of them. */
const isOneOf = (ids: readonly string[], dialect: DialectName) =>
  dialect === 'postgres'
    ? sql<SqlBool>`id = any(string_to_array(${ids.join(' ')}, ' '))`
    : sql<SqlBool>`id in (${ids.length > 0 ? sql.join(ids) : null})`

/** A page of a box, newest change first; of those that wait, longest first. Throws `Refusal` 400 for a foreign cursor. */
export async function listBox(db: Kysely<OfficeTables>, query: BoxQuery): Promise<BoxPage> {
  const { box, tag, limit } = query
  const [key, direction] = orderOf(box)
  const isAfter = direction === 'asc' ? sql`>` : sql`<`
  let select = db
    .selectFrom('requests')
    .selectAll('requests')
    .where(inBox(box, query, dialectOf(db)))
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
  if (query.cursor !== undefined) {
    const cursor = decodeCursor(query.cursor, 'time')
    select = select.where(sql<SqlBool>`(${sql.ref(key)}, id) ${isAfter} (${cursor.key}, ${cursor.id})`)
  }
  if (tag !== undefined) {
    const tagged = db
      .selectFrom('request_tags')
      .select('request_id')
      .where('tag', '=', tag)
      .where('team', 'in', query.teams)
    const isFrequent = await tagged.offset(rareTag).limit(1).executeTakeFirst()
    if (isFrequent)
      select = select.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('request_tags')
            .select('tag')
            .whereRef('request_id', '=', 'requests.id')
            .where('tag', '=', tag),
        ),
      )
    else {
      const ids = (await tagged.execute()).map(({ request_id }) => request_id)
      select = select.where(isOneOf(ids, dialectOf(db)))
    }
  }
  const rows = await select.execute()
  const last = rows[limit - 1]
  const next =
    rows.length > limit && last ? encodeCursor({ key: (last[key] ?? '') as string, id: last.id }) : null
  return { rows: rows.slice(0, limit), next }
}
