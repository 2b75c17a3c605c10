import type { Part } from '../../../../contract/office/content-parts.ts'
import type { ApprovalTable } from '../../../admin/content/entries/approval-table.ts'
import { Refusal } from '../../../http/problem.ts'
import type { Trx } from '../find-entry.ts'

interface EndedApproval {
  readonly entryId: string
  readonly part: Part
  readonly revision: string
  readonly from: readonly ApprovalTable['state'][]
  readonly to: Pick<ApprovalTable, 'state' | 'decided_by' | 'decided_at'> & { readonly reason?: string }
}

/** Decides about an approval that is open. Throws `Refusal` 409 for one that is over. */
export async function endApproval(
  trx: Trx,
  { entryId, part, revision, from, to }: EndedApproval,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('approvals')
    .set(to)
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .where('revision_id', '=', revision)
    .where('state', 'in', from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal(409, 'It was saved again, withdrawn or decided since.')
}

const fallen = 'Its approval is gone: it was saved again, or the approval was withdrawn.'

/** The approval of a part ends with the next save; what waits for its moment says that it cannot go. */
export async function dropApproval(
  trx: Trx,
  { entryId, part, by, at }: { readonly entryId: string; readonly part: Part; by: string; at: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('approvals')
    .set({ state: 'fallen', decided_by: by, decided_at: at })
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .where('state', 'in', ['asked', 'approved'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await warnScheduled(trx, entryId, part)
}

/** Says at once, and not at the moment only, that something scheduled lacks its approval. */
export async function warnScheduled(trx: Trx, entryId: string, part: Part): Promise<void> {
  await trx
    .updateTable('schedules')
    .set({ fault: fallen })
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .where('act', '=', 'publish')
    .where('state', '=', 'waiting')
    .execute()
  await trx
    .updateTable('bundles')
    .set({ fault: fallen })
    .where('state', '=', 'waiting')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('bundle_items')
        .select('bundle_id')
        .where('entry_id', '=', entryId)
        .where('part', '=', part)
        .where('act', '=', 'publish'),
    )
    .execute()
}
