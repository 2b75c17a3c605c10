import type { Kysely } from 'kysely'
import type { ScheduleRow } from '../../../admin/content/entries/schedule-tables.ts'
import type { EntryRow, RevisionRow } from '../../../admin/content/entries/schema.ts'
import { holdRevision } from '../../../admin/content/revision.ts'
import { Refusal } from '../../../http/problem.ts'
import { type Actor, recordRefusal, runAct } from '../../act.ts'
import type { OfficeTables } from '../../schema.ts'
import { asAdmin, getEntryRow, getRevision, type Trx, verifyNotArchived } from '../find-entry.ts'
import { publishRevisions } from '../publish-revisions.ts'
import { subjectOf } from '../save-calls.ts'
import type { Run } from './run.ts'
import { faultOf, NoLongerWaiting } from './scheduled-fault.ts'
import { verifyNewest } from './verify-newest.ts'

/** The job of a schedule; it runs at the moment. */
export const scheduleKind = 'office:schedule'

/**
 * Carries a schedule out, once: it is done in one transaction with the publishing. One that cannot go is marked as failed
 * with the reason, and is not tried again; one that was cancelled is left alone.
 */
export async function carryOutSchedule(
  db: Kysely<OfficeTables>,
  row: ScheduleRow,
  { clock, id: requestId, attempt }: Run,
): Promise<void> {
  const now = clock()
  const entry = await getEntryRow(db, row.entry_id)
  const actor: Actor = { staffId: row.staff_id, sessionId: null, act: 'runSchedule', requestId, now }
  const subject = subjectOf(entry, row.part, { act: row.act })
  try {
    await runAct(db, actor, subject, trx => carryOut(trx, entry, row, now))
  } catch (error) {
    if (error instanceof NoLongerWaiting) return
    const fault = faultOf(error, attempt)
    if (fault === null) throw error
    await recordRefusal(db, actor, subject, trx => end(trx, row.id, { state: 'failed', fault }, now))
  }
}

async function carryOut(trx: Trx, entry: EntryRow, row: ScheduleRow, now: Date) {
  // Before the schedule's row, as whoever publishes by hand does: two that lock in one order never wait for each other.
  await holdRevision(asAdmin(trx))
  if (!(await end(trx, row.id, { state: 'done', fault: null }, now))) throw new NoLongerWaiting()
  verifyNotArchived(entry)
  const { part } = row
  if (row.act === 'unpublish')
    return publishRevisions(trx, [], now, { leaving: [{ entry, part }], isPlanned: true })
  const revision = await findRevision(trx, row)
  await verifyNewest(trx, { entry, part, revision })
  await publishRevisions(trx, [{ entry, part, revision }], now, { isPlanned: true })
}

function findRevision(
  trx: Trx,
  { entry_id: entryId, part, revision_id: id }: ScheduleRow,
): Promise<RevisionRow> {
  if (id === null) throw new Refusal(409, 'No revision was named.')
  return getRevision(trx, { entryId, part, id })
}

/** Ends a schedule that waits; resolves to whether it did. */
async function end(
  trx: Trx,
  id: string,
  ended: Pick<ScheduleRow, 'state'> & Partial<ScheduleRow>,
  now: Date,
) {
  const { numUpdatedRows } = await trx
    .updateTable('schedules')
    .set({ ...ended, ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
