import { isoAfter } from '../../../platform/clock.ts'
import { fromLicences, lastDay } from '../../admin/requests/permission/find-licence.ts'
import { type CareQuery, type Findings, finding, shownFindings } from './care-query.ts'

const soonMs = 60 * 24 * 3_600_000

/** Licences that end within sixty days, next end first. */
export async function findLicences({ db, staff, now }: CareQuery): Promise<Findings> {
  const ending = fromLicences(db)
    .where('requests.team', 'in', staff.teams)
    .where('requests.state', '=', 'accepted')
    .where(lastDay, '>=', now.toISOString().slice(0, 10))
    .where(lastDay, '<=', isoAfter(now, soonMs).slice(0, 10))
  const { total } = await ending.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
  const rows = await ending
    .select(['requests.reference', lastDay.as('last_day'), 'licences.reminded_at'])
    .orderBy(lastDay)
    .orderBy('requests.reference')
    .limit(shownFindings)
    .execute()
  return {
    total: Number(total),
    findings: rows.map(({ reference, last_day, reminded_at }) =>
      finding(
        reference,
        `The license ends on ${last_day}. ${
          reminded_at === null ? 'Its holder has not been told yet' : 'Its holder has been told'
        }: decide whether it is renewed.`,
        `/permissions/${reference.toLowerCase()}`,
      ),
    ),
  }
}
