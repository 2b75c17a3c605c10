import type { Kysely } from 'kysely'
import type { LicenceRow } from '../../../contract/office/decisions.ts'
import { isoAfter } from '../../../platform/clock.ts'
import { decodeCursor, encodeCursor } from '../../admin/cursor.ts'
import { fromLicences, lastDay } from '../../admin/requests/permission/find-licence.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { isInScope } from './find-scoped.ts'

interface LicenceFilter {
  readonly show: 'current' | 'ending' | 'ended'
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}

const endingMs = 60 * 24 * 3_600_000
const pageLength = 50

/** A page of the register of licences: next end first, and of those that have ended the latest first. */
export async function listLicences(
  db: Kysely<OfficeTables>,
  session: StaffSession,
  { show, cursor, limit = pageLength }: LicenceFilter,
  now: Date,
): Promise<{ licences: LicenceRow[]; next_cursor: string | null }> {
  const today = now.toISOString().slice(0, 10)
  const order = show === 'ended' ? 'desc' : 'asc'
  let query = fromLicences(db)
    .where(isInScope(session, 'permission'))
    .select(['requests.id', 'requests.reference', 'requests.name', 'requests.email', 'requests.locale'])
    .select(['licences.starts_on', 'licences.ends_on', 'licences.terms', 'licences.reminded_at'])
    .select(['licences.ended_early_on', 'licences.ended_because', lastDay.as('last_day')])
    .where(lastDay, show === 'ended' ? '<' : '>=', today)
    .orderBy(lastDay, order)
    .orderBy('requests.id', order)
    .limit(limit + 1)
  if (show === 'ending') query = query.where(lastDay, '<=', isoAfter(now, endingMs).slice(0, 10))
  if (cursor !== undefined) {
    const { key, id } = decodeCursor(cursor, 'day')
    query = query.where(({ eb, tuple }) =>
      eb(tuple(lastDay, eb.ref('requests.id')), order === 'asc' ? '>' : '<', tuple(key, id)),
    )
  }
  const rows = await query.execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    licences: page.map(({ id: _, last_day: __, ...licence }) => licence),
    next_cursor: rows.length > limit && last ? encodeCursor({ key: last.last_day, id: last.id }) : null,
  }
}
