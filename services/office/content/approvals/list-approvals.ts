import type { Kysely } from 'kysely'
import type { AskedApproval } from '../../../../contract/office/approvals.ts'
import { entryKinds } from '../../../../contract/office/content-parts.ts'
import { canPublish } from '../../../../contract/office/content-scope.ts'
import type { StaffSession } from '../../handler.ts'
import { findColleagues } from '../../inbox/colleagues.ts'
import type { OfficeTables } from '../../schema.ts'
import { viewEntries } from '../list-entries.ts'

const maxRows = 100

/** The revisions that wait for the approval of somebody: of kinds that they publish, and written by others. */
export async function listApprovals(
  db: Kysely<OfficeTables>,
  { staff }: Pick<StaffSession, 'staff'>,
): Promise<AskedApproval[]> {
  const kinds = entryKinds.filter(kind => canPublish(staff, kind))
  if (kinds.length === 0) return []
  const rows = await db
    .selectFrom('approvals as a')
    .innerJoin('entries as e', 'e.id', 'a.entry_id')
    .innerJoin('revisions as r', 'r.id', 'a.revision_id')
    .select(['e.id', 'e.kind', 'e.path', 'e.archived_at', 'a.part', 'r.number', 'a.asked_by', 'a.asked_at'])
    .where('a.state', '=', 'asked')
    .where('e.kind', 'in', kinds)
    .where('e.archived_at', 'is', null)
    .where(({ eb, or }) => or([eb('r.author_id', 'is', null), eb('r.author_id', '<>', staff.id)]))
    .orderBy('a.asked_at')
    .orderBy('a.id')
    .limit(maxRows)
    .execute()
  const entries = await viewEntries(db, [...new Map(rows.map(row => [row.id, row])).values()])
  const titles = new Map(entries.map(({ id, title }) => [id, title]))
  const names = await findColleagues(
    db,
    rows.map(({ asked_by }) => asked_by),
  )
  return rows.map(({ id, kind, path, part, number, asked_by, asked_at }) => ({
    ...{ kind, path, part, number, asked_at },
    title: titles.get(id) ?? '',
    asked_by: names.get(asked_by)?.name ?? null,
  }))
}
