import type { Kysely } from 'kysely'
import type { ApprovalView } from '../../../../contract/office/approvals.ts'
import type { Part } from '../../../../contract/office/content-parts.ts'
import { needsSecondPerson } from '../../../../contract/office/content-scope.ts'
import type { EntryRow, RevisionRow } from '../../../admin/content/entries/schema.ts'
import type { StaffSession } from '../../handler.ts'
import { findColleagues } from '../../inbox/colleagues.ts'
import type { OfficeTables } from '../../schema.ts'
import { mayOf } from '../find-entry.ts'

interface ApprovedPart {
  readonly entry: EntryRow
  readonly part: Part
  readonly draft: RevisionRow | null
  readonly isLive: boolean
}

/** What is known of the approval of a part's newest revision; null where none is needed. */
export async function findApproval(
  db: Kysely<OfficeTables>,
  { entry, part, draft, isLive }: ApprovedPart,
  session: StaffSession,
): Promise<ApprovalView | null> {
  if (!needsSecondPerson(entry.kind)) return null
  const row = draft
    ? await db
        .selectFrom('approvals')
        .selectAll()
        .where('entry_id', '=', entry.id)
        .where('part', '=', part)
        .where('revision_id', '=', draft.id)
        .where('state', '<>', 'fallen')
        .orderBy('asked_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  const may = await mayOf(db, session, entry, part)
  const state = row === undefined || row.state === 'fallen' ? 'none' : row.state
  const isOpen = state === 'asked' || state === 'approved'
  const isAuthor = draft?.author_id === session.staff.id
  const hindrance = state !== 'asked' ? null : !may.publish ? 'role' : isAuthor ? 'author' : null
  const names = await findColleagues(db, [row?.asked_by ?? null, row?.decided_by ?? null])
  const nameOf = (id: string | null | undefined) => (id ? (names.get(id)?.name ?? null) : null)
  return {
    state,
    ...{ asked_by: nameOf(row?.asked_by), asked_at: row?.asked_at ?? null },
    ...{ decided_by: nameOf(row?.decided_by), decided_at: row?.decided_at ?? null },
    reason: row?.reason ?? '',
    may: {
      ask: may.write && draft !== null && !isOpen && !isLive && entry.archived_at === null,
      decide: state === 'asked' && hindrance === null,
      withdraw: may.write && isOpen && !isLive,
    },
    hindrance,
  }
}
