import { isoAfter } from '../../../platform/clock.ts'
import { localTimeIn } from '../care/local-time.ts'
import { part, type WaitingSource } from './waiting-source.ts'

const dayMs = 24 * 3_600_000

/** What goes out today, by the clock of the member of staff. */
export const scheduled: WaitingSource = {
  source: 'scheduled',
  permission: 'content.publish',
  async find({ db, staff, now }) {
    const between = [now.toISOString(), isoAfter(now, dayMs)] as const
    const parts = await db
      .selectFrom('schedules')
      .select('at')
      .where('state', '=', 'waiting')
      .where('at', '>=', between[0])
      .where('at', '<', between[1])
      .limit(1000)
      .execute()
    const bundles = await db
      .selectFrom('bundles')
      .select('at')
      .where('state', '=', 'waiting')
      .where('at', '>=', between[0])
      .where('at', '<', between[1])
      .limit(1000)
      .execute()
    const dayOf = (at: Date) => localTimeIn(staff.timeZone, at).day
    const today = [...parts, ...bundles].filter(({ at }) => at !== null && dayOf(new Date(at)) === dayOf(now))
    return [
      part(
        today.length,
        [
          '1 text or bundle goes out or comes down today',
          '{count} texts or bundles go out or come down today',
        ],
        '/calendar',
      ),
    ]
  },
}
