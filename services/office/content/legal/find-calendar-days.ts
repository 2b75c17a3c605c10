import type { Kysely } from 'kysely'
import { languageTagOf } from '../../../../contract/locale.ts'
import type { CalendarItem } from '../../../../contract/office/schedule.ts'
import { hobartDay, startOfHobartDay } from '../../../admin/content/legal/hobart-day.ts'
import type { OfficeTables } from '../../schema.ts'

/** The days on which announced versions of legal texts take effect, and those that have come since a time. */
export async function findCalendarDays(
  db: Kysely<OfficeTables>,
  since: string,
  now: Date,
): Promise<CalendarItem[]> {
  const today = hobartDay(now)
  const versions = await db
    .selectFrom('legal_versions')
    .select(['slug', 'effective', 'title'])
    .where('iso', '=', languageTagOf('en'))
    .where('effective', '>=', hobartDay(new Date(since)))
    .execute()
  return versions.map(({ slug, effective, title }) => ({
    id: `${slug} ${effective}`,
    at: startOfHobartDay(effective).toISOString(),
    act: 'effect',
    state: effective <= today ? 'done' : 'waiting',
    ...{ fault: null, by: null, bundle: null },
    part: { kind: 'legal', path: `legal/${slug}`, part: 'facts', title, number: null },
  }))
}
