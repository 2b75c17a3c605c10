import type { Kysely } from 'kysely'
import type { RevisionApproval } from '../../../../contract/office/approvals.ts'
import type { RevisionRow } from '../../../admin/content/entries/schema.ts'
import { findColleagues } from '../../inbox/colleagues.ts'
import type { OfficeTables } from '../../schema.ts'

/** Who asked for the approval of revisions of a part, and who decided how, oldest first. */
export async function listDecisions(
  db: Kysely<OfficeTables>,
  revisions: readonly RevisionRow[],
): Promise<RevisionApproval[]> {
  const [first] = revisions
  if (!first) return []
  const ids = revisions.map(({ id }) => id)
  const rows = await db
    .selectFrom('approvals')
    .selectAll()
    .where('entry_id', '=', first.entry_id)
    .where('part', '=', first.part)
    .where('revision_id', 'in', ids)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  const names = await findColleagues(
    db,
    rows.flatMap(({ asked_by, decided_by }) => [asked_by, decided_by]),
  )
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? null))
  return rows.map(({ id, revision_id: revision, state, asked_by, decided_by, decided_at, reason }) => ({
    ...{ id, revision, state, decided_at, reason },
    ...{ asked_by: nameOf(asked_by), decided_by: nameOf(decided_by) },
  }))
}
