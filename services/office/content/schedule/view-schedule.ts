import type { Kysely } from 'kysely'
import type { Part } from '../../../../contract/office/content-parts.ts'
import type { EntryRow } from '../../../admin/content/entries/schema.ts'
import { findColleagues } from '../../inbox/colleagues.ts'
import type { OfficeTables } from '../../schema.ts'

/** What is scheduled of a part or has failed, by time, and the bundles that it is in. */
export async function viewSchedule(db: Kysely<OfficeTables>, entry: EntryRow, part: Part) {
  const rows = await db
    .selectFrom('schedules as s')
    .leftJoin('revisions as r', 'r.id', 's.revision_id')
    .selectAll('s')
    .select('r.number')
    .where('s.entry_id', '=', entry.id)
    .where('s.part', '=', part)
    .where('s.state', 'in', ['waiting', 'failed'])
    .orderBy('s.at')
    .limit(20)
    .execute()
  const bundles = await db
    .selectFrom('bundle_items as i')
    .innerJoin('bundles as b', 'b.id', 'i.bundle_id')
    .leftJoin('revisions as r', 'r.id', 'i.revision_id')
    .select(['b.id', 'b.name', 'b.at', 'b.state', 'i.act', 'r.number'])
    .where('i.entry_id', '=', entry.id)
    .where('i.part', '=', part)
    .where('b.state', '<>', 'done')
    .orderBy('b.created_at', 'desc')
    .limit(20)
    .execute()
  const names = await findColleagues(
    db,
    rows.map(({ staff_id }) => staff_id),
  )
  return {
    schedules: rows.map(({ id, act, at, revision_id, number, state, fault, staff_id }) => ({
      ...{ id, act, at, fault, state: state as 'waiting' | 'failed' },
      revision: revision_id === null || number === null ? null : { id: revision_id, number },
      by: names.get(staff_id)?.name ?? null,
    })),
    bundles: bundles.map(({ state, ...bundle }) => ({
      ...bundle,
      state: state as Exclude<typeof state, 'done'>,
    })),
  }
}
