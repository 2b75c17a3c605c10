import type { scheduleCalls as calls } from '../../../../contract/office/schedule.ts'
import type { ScheduleAct } from '../../../../contract/office/schedule-parts.ts'
import { newId } from '../../../../platform/identity.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import type { ScheduleRow } from '../../../admin/content/entries/schedule-tables.ts'
import type { EntryRow, RevisionRow } from '../../../admin/content/entries/schema.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeHandlers } from '../../handler.ts'
import { verifyApproved } from '../approvals/verify-approved.ts'
import {
  getEntryRow,
  getHead,
  getPublishable,
  getRevision,
  partOf,
  type Trx,
  verifyNotArchived,
} from '../find-entry.ts'
import { subjectOf } from '../save-calls.ts'
import { getCalendar } from './calendar.ts'
import { endSchedules } from './end-schedules.ts'
import { readMoment } from './read-moment.ts'
import { rehearse } from './rehearse.ts'
import { scheduleKind } from './run-schedules.ts'
import { maxAttempts } from './scheduled-fault.ts'
import { viewSchedule } from './view-schedule.ts'

/** The handlers of schedules, and the calendar. */
export const scheduleCalls: OfficeHandlers<typeof calls> = {
  async getSchedule({ params, db }) {
    return viewSchedule(db, await getEntryRow(db, params.entry), partOf(params.part))
  },
  async schedule({ params, body, session, db, now, act }) {
    const entry = await getPublishable({ db, session, params })
    const part = partOf(params.part)
    verifyNotArchived(entry)
    const at = readMoment(body.at, now)
    if (body.act === 'unpublish' && part === 'facts')
      throw new Refusal(409, 'Facts leave the site with their entry: archive it.')
    const revision = await getScheduled(body)
    if (revision) await verifyApproved(db, { entry, part, revision })
    const warning = revision ? await rehearse(db, [{ entry, part, revision }], now) : null
    const row: ScheduleRow = {
      ...{ id: newId(), entry_id: entry.id, part, act: body.act, revision_id: revision?.id ?? null },
      ...{ at: at.toISOString(), state: 'waiting', fault: warning },
      ...{ staff_id: session.staff.id, created_at: now.toISOString(), ended_at: null },
    }
    const detail = { act: row.act, at: row.at, revision: row.revision_id }
    return act(subjectOf(entry, part, detail), async trx => {
      await insertSchedule(trx, entry, row, now)
      return { id: row.id, warning }
    })

    async function getScheduled({ act, revision: id }: typeof body): Promise<RevisionRow | null> {
      if (act === 'unpublish') return null
      if (id === undefined) throw new Refusal(422, 'revision: should be named')
      return getRevision(db, { entryId: entry.id, part, id })
    }
  },
  async cancelSchedule({ params, session, db, now, act }) {
    const entry = await getPublishable({ db, session, params })
    const part = partOf(params.part)
    const { schedule: id = '' } = params
    return act(subjectOf(entry, part, { schedule: id }), async trx => {
      const row = await trx
        .selectFrom('schedules')
        .select('state')
        .where('id', '=', id)
        .where('entry_id', '=', entry.id)
        .where('part', '=', part)
        .executeTakeFirst()
      if (!row) throw new Refusal(404, 'Nothing of that name is scheduled.')
      const { numUpdatedRows } = await trx
        .updateTable('schedules')
        .set({ state: 'cancelled', ended_at: now.toISOString() })
        .where('id', '=', id)
        .where('state', 'in', ['waiting', 'failed'])
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal(409, 'It is done already, or was cancelled.')
      return { success: true }
    })
  },
  getCalendar: ({ db, now }) => getCalendar(db, now),
}

async function insertSchedule(trx: Trx, entry: EntryRow, row: ScheduleRow, now: Date) {
  const { part, act } = row
  await endSchedules(trx, { entries: [entry], part, act }, now)
  await verifyOrder(trx, entry, row)
  await trx.insertInto('schedules').values(row).execute()
  const payload = { schedule: row.id }
  await enqueue(trx, { kind: scheduleKind, payload, runAt: new Date(row.at), maxAttempts })
}

/** Throws `Refusal` 409 for a text that would not be there when it is to leave, or that would leave as it arrives. */
async function verifyOrder(trx: Trx, entry: EntryRow, { part, act, at }: ScheduleRow) {
  const other: ScheduleAct = act === 'publish' ? 'unpublish' : 'publish'
  const waiting = await trx
    .selectFrom('schedules')
    .select('at')
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .where('act', '=', other)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (waiting?.at === at)
    throw new Refusal(409, 'It would be published and taken off the site at one moment.')
  if (act === 'publish') return
  const { live } = await getHead(trx, entry.id, part)
  if (!live && !(waiting && waiting.at < at))
    throw new Refusal(409, 'It is not published, and no publishing is scheduled before that moment.')
}
