import type { Kysely } from 'kysely'
import type { Presence } from '../../../contract/office/request-view.ts'
import { isoAfter } from '../../../platform/clock.ts'
import type { OfficeTables } from '../schema.ts'

/** A presence that is not renewed ends after this time. */
const presenceMs = 45_000

/** The colleagues who have a request open, without the caller. */
export const listPresence = (
  db: Kysely<OfficeTables>,
  requestId: string,
  self: string,
  now: Date,
): Promise<Presence[]> =>
  db
    .selectFrom('presence')
    .innerJoin('staff', 'staff.id', 'presence.staff_id')
    .select(['staff.id', 'staff.name', 'presence.doing'])
    .where('request_id', '=', requestId)
    .where('staff_id', '!=', self)
    .where('at', '>', isoAfter(now, -presenceMs))
    .orderBy('staff.name')
    .execute()

/** Keeps or ends somebody's presence at a request, and deletes those of it that have ended. */
export async function keepPresence(
  db: Kysely<OfficeTables>,
  requestId: string,
  self: string,
  doing: 'reading' | 'writing' | 'gone',
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('request_id', '=', requestId)
    .where(({ eb, or }) =>
      or([
        eb('at', '<=', isoAfter(now, -presenceMs)),
        ...(doing === 'gone' ? [eb('staff_id', '=', self)] : []),
      ]),
    )
    .execute()
  if (doing === 'gone') return
  const at = now.toISOString()
  await db
    .insertInto('presence')
    .values({ request_id: requestId, staff_id: self, doing, at })
    .onConflict(conflict => conflict.columns(['request_id', 'staff_id']).doUpdateSet({ doing, at }))
    .execute()
}
