import type { Kysely } from 'kysely'
import type { BundleRow } from '../../../admin/content/entries/schedule-tables.ts'
import { holdRevision } from '../../../admin/content/revision.ts'
import { type Actor, recordRefusal, runAct } from '../../act.ts'
import type { OfficeTables } from '../../schema.ts'
import { asAdmin } from '../find-entry.ts'
import type { Run } from '../schedule/run.ts'
import { faultOf, NoLongerWaiting } from '../schedule/scheduled-fault.ts'
import { publishAll } from './publish-all.ts'

/** The job of a bundle's moment. */
export const bundleKind = 'office:bundle'

/** Publishes a bundle at its moment, once, all of it or nothing. One that cannot go is marked as failed with the reason. */
export async function carryOutBundle(
  db: Kysely<OfficeTables>,
  { id, at, staff_id: staffId }: BundleRow,
  { clock, id: requestId, attempt }: Run,
): Promise<void> {
  const now = clock()
  const ended_at = now.toISOString()
  const actor: Actor = { staffId, sessionId: null, act: 'runBundle', requestId, now }
  const subject = { kind: 'bundle' as const, id }
  try {
    await runAct(db, actor, subject, async trx => {
      await holdRevision(asAdmin(trx))
      const { numUpdatedRows } = await trx
        .updateTable('bundles')
        .set(({ eb }) => ({ state: 'done', fault: null, version: eb('version', '+', 1), ended_at }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('at', '=', at)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new NoLongerWaiting()
      await publishAll(trx, id, now, { isPlanned: true })
    })
  } catch (error) {
    if (error instanceof NoLongerWaiting) return
    const fault = faultOf(error, attempt)
    if (fault === null) throw error
    await recordRefusal(db, actor, subject, trx =>
      trx
        .updateTable('bundles')
        .set(({ eb }) => ({ state: 'failed', fault, version: eb('version', '+', 1), ended_at }))
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('at', '=', at)
        .execute(),
    )
  }
}
