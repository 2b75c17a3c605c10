import type { Part } from '../../../contract/office/content-parts.ts'
import { needsSecondPerson } from '../../../contract/office/content-scope.ts'
import { newId } from '../../../platform/identity.ts'
import { hashOfFields, wordsOf } from '../../admin/content/entries/fields.ts'
import type { EntryRow, RevisionRow } from '../../admin/content/entries/schema.ts'
import { holdRevision } from '../../admin/content/revision.ts'
import { dropApproval } from './approvals/end-approval.ts'
import { asAdmin, type Trx } from './find-entry.ts'

/** Thrown when somebody else has saved since. */
export class StaleVersion extends Error {
  override name = 'StaleVersion'
}

interface NewRevision {
  readonly entry: EntryRow
  readonly part: Part
  /** The version that it replaces. */
  readonly version: number
  /** Canonical JSON. */
  readonly fields: string
  readonly basedOn: string | null
  readonly sourceRevision: string | null
  readonly origin: RevisionRow['origin']
  readonly authorId: string
  readonly note: string
  /** Whether what the author is writing stays kept: it is not what is saved. */
  readonly keepsCopy?: boolean
}

/**
 * Appends a revision and makes it the newest, in the caller's transaction. Throws `StaleVersion` when the version is not
 * the current one. The head's row is locked first, so that numbers follow one another.
 */
export async function saveRevision(
  trx: Trx,
  { entry, part, version, fields, ...rest }: NewRevision,
  now: Date,
): Promise<{ readonly version: number; readonly revision: string }> {
  const id = newId()
  const at = now.toISOString()
  // Before the head, as whoever publishes does: its approval ends, and what waits for its moment is marked.
  if (needsSecondPerson(entry.kind)) await holdRevision(asAdmin(trx))
  const head = await trx
    .updateTable('heads')
    .set({ draft_id: id, version: version + 1, words: wordsOf(entry.path, part, fields), updated_at: at })
    .where('entry_id', '=', entry.id)
    .where('part', '=', part)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst()
  if (!head) throw new StaleVersion()
  await dropApproval(trx, { entryId: entry.id, part, by: rest.authorId, at })
  await appendRevision(trx, { id, entryId: entry.id, part, fields, at, ...rest })
  return { version: head.version, revision: id }
}

interface AppendedRevision extends Omit<NewRevision, 'entry' | 'version'> {
  readonly id: string
  readonly entryId: string
  readonly at: string
}

async function appendRevision(trx: Trx, revision: AppendedRevision): Promise<void> {
  const { id, entryId, part, fields, at, basedOn, sourceRevision, origin, authorId, note, keepsCopy } =
    revision
  const last = await trx
    .selectFrom('revisions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .executeTakeFirst()
  await trx
    .insertInto('revisions')
    .values({
      id,
      entry_id: entryId,
      part,
      number: Number(last?.number ?? 0) + 1,
      based_on: basedOn,
      source_revision: sourceRevision,
      fields,
      hash: hashOfFields(fields),
      origin,
      author_id: authorId,
      note,
      at,
    })
    .execute()
  if (!keepsCopy) await dropCopy(trx, { entryId, part, staffId: authorId })
}

/** Forgets what somebody was writing: it is saved. */
export async function dropCopy(
  trx: Trx,
  { entryId, part, staffId }: { readonly entryId: string; readonly part: Part; readonly staffId: string },
): Promise<void> {
  await trx
    .deleteFrom('copies')
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .where('staff_id', '=', staffId)
    .execute()
}
