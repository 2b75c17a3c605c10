import type { Part } from '../../../../contract/office/content-parts.ts'
import type { ScheduleAct } from '../../../../contract/office/schedule-parts.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import type { Trx } from '../find-entry.ts'

interface EndedSchedule {
  readonly entries: readonly EntryRow[]
  readonly part: Part
  readonly act: ScheduleAct
  /** What waits keeps its moment; only failures are put away. */
  readonly isPlanned?: boolean
}

/** Cancels what waits for its moment, because it is done already or is scheduled anew; puts its failures away. */
export async function endSchedules(
  trx: Trx,
  { entries, part, act, isPlanned = false }: EndedSchedule,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ state: 'cancelled', ended_at: now.toISOString() })
    .where(
      'entry_id',
      'in',
      entries.map(({ id }) => id),
    )
    .where('part', '=', part)
    .where('act', '=', act)
    .where('state', 'in', isPlanned ? ['failed'] : ['waiting', 'failed'])
    .execute()
}

/** Cancels everything that waits of an entry. */
export async function endSchedulesOf(trx: Trx, entry: EntryRow, now: Date): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ state: 'cancelled', ended_at: now.toISOString() })
    .where('entry_id', '=', entry.id)
    .where('state', 'in', ['waiting', 'failed'])
    .execute()
}
