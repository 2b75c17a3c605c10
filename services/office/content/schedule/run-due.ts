import type { Kysely } from 'kysely'
import type { Clock } from '../../../../platform/clock.ts'
import type { JobHandler } from '../../../../platform/jobs/perform.ts'
import type { OfficeTables } from '../../schema.ts'
import { carryOutBundle } from '../bundles/run-bundles.ts'
import { findDue } from './find-due.ts'
import type { Run } from './run.ts'
import { carryOutSchedule } from './run-schedules.ts'

/** The job of a schedule: what has to go out before it goes out first, however late and in whichever process. */
export const runSchedule =
  (db: Kysely<OfficeTables>, clock: Clock): JobHandler =>
  async (payload, job) => {
    const { schedule } = payload as { readonly schedule: string }
    await carryOut(db, await findDue(db, 'schedule', schedule), { clock, ...job })
  }

/** The job of a bundle's moment. One that has another moment by now is left alone. */
export const runBundle =
  (db: Kysely<OfficeTables>, clock: Clock): JobHandler =>
  async (payload, job) => {
    const { bundle, at } = payload as { readonly bundle: string; readonly at: string }
    const due = await findDue(db, 'bundle', bundle)
    if (due.at(-1)?.row.at === at) await carryOut(db, due, { clock, ...job })
  }

async function carryOut(db: Kysely<OfficeTables>, due: Awaited<ReturnType<typeof findDue>>, run: Run) {
  for (const each of due)
    await (each.kind === 'bundle' ? carryOutBundle(db, each.row, run) : carryOutSchedule(db, each.row, run))
}
