import type { Kysely } from 'kysely'
import type { figureCalls as calls } from '../../../contract/office/figures.ts'
import type { AdminTables } from '../../admin/schema.ts'
import { bucketError } from '../../admin/statistics/histogram.ts'
import { settleRequests } from '../../admin/statistics/settle-requests.ts'
import type { OfficeHandlers } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { getFigures } from './get-figures.ts'
import { getResponseTimes } from './get-response-times.ts'
import { periodOf } from './period.ts'

/** A visit of the figures waits for so many at most; a job does the rest. */
const maxBatches = 3

/** The figures are as of now: what has happened to requests since the job ran is in them. */
const settle = (db: Kysely<OfficeTables>, now: Date) =>
  settleRequests(db as unknown as Kysely<AdminTables>, now, maxBatches)

/** The handlers of figures. */
export const figureCalls: OfficeHandlers<typeof calls> = {
  getFigures: async ({ query: { period }, session, db, now }) => {
    await settle(db, now)
    return getFigures(db, periodOf(period, now), session.staff.teams)
  },
  getResponseTimes: async ({ query, session, db, now }) => {
    await settle(db, now)
    const period = periodOf(query.period, now)
    const { teams } = session.staff
    return {
      ...{ starts: [...period.starts], today: period.today, error: bucketError },
      first_reply: await getResponseTimes(db, period, 'first-reply', teams),
      close: await getResponseTimes(db, period, 'close', teams),
    }
  },
}
