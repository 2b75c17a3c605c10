import type { Kysely } from 'kysely'
import type { Part } from '../../../../contract/office/content-parts.ts'
import { needsSecondPerson } from '../../../../contract/office/content-scope.ts'
import type { EntryRow, RevisionRow } from '../../../admin/content/entries/schema.ts'
import { Refusal } from '../../../http/problem.ts'
import type { OfficeTables } from '../../schema.ts'

interface Going {
  readonly entry: EntryRow
  readonly part: Part
  readonly revision: RevisionRow
}

/** Throws `Refusal` 409 for a revision that needs a second person and was approved by none, or by its author. */
export async function verifyApproved(
  db: Kysely<OfficeTables>,
  { entry, part, revision }: Going,
): Promise<void> {
  if (!needsSecondPerson(entry.kind)) return
  const row = await db
    .selectFrom('approvals')
    .select('decided_by')
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .where('revision_id', '=', revision.id)
    .where('state', '=', 'approved')
    .executeTakeFirst()
  if (row && row.decided_by !== revision.author_id) return
  throw new Refusal(409, `A second person has to approve revision ${revision.number} first.`)
}
