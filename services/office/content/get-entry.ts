import type { Kysely } from 'kysely'
import type { Part } from '../../../contract/office/content-parts.ts'
import type { EntryView } from '../../../contract/office/content-text.ts'
import { isPermitted } from '../../../contract/office/permissions.ts'
import { readFactsOf } from '../../admin/content/entries/fields.ts'
import type { EntryRow } from '../../admin/content/entries/schema.ts'
import type { StaffSession } from '../handler.ts'
import type { OfficeTables } from '../schema.ts'
import { findApproval } from './approvals/find-approval.ts'
import { findConflict } from './file-conflicts.ts'
import { getHead, mayOf } from './find-entry.ts'
import { versionsOf } from './legal/versions-of.ts'
import { viewEntries } from './list-entries.ts'
import { viewRevision } from './revision-view.ts'
import { viewFields } from './text-fields.ts'

/** An entry with one of its parts, as its editor needs it. */
export async function getEntryView(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  part: Part,
  session: StaffSession,
  now: Date,
): Promise<EntryView> {
  const { version, draft, live } = await getHead(db, entry.id, part)
  const [row] = await viewEntries(db, [entry])
  if (!row) throw new Error(`${entry.path} has no heads`)
  const facts = part === 'facts' ? draft : (await getHead(db, entry.id, 'facts')).draft
  const liveId = live?.id ?? null
  const versions = await versionsOf(db as never, entry, now)
  return {
    entry: row,
    part,
    version,
    draft: await viewRevision(db, draft, liveId),
    live: await viewRevision(db, live, liveId),
    live_changed: draft !== null && live !== null && live.number > draft.number,
    text: part === 'facts' || draft === null ? null : viewFields(entry.kind, draft.fields),
    facts: facts === null ? null : readFactsOf(facts.fields),
    copy: await findCopy(db, { entryId: entry.id, part, staffId: session.staff.id }),
    may: await mayOf(db, session, entry, part),
    approval: await findApproval(db, { entry, part, draft, isLive: draft?.id === live?.id }, session),
    file_conflict: await viewFileConflict(db, entry, part, session),
    versions: versions && { current: versions.current, next: versions.next },
  }
}

async function viewFileConflict(
  db: Kysely<OfficeTables>,
  entry: EntryRow,
  part: Part,
  { staff }: StaffSession,
): Promise<EntryView['file_conflict']> {
  const conflict = await findConflict(db, entry, part)
  if (!conflict) return null
  const { kind, since } = conflict
  return { kind, since, may_settle: isPermitted('content.files', staff.roles) }
}

interface CopyKey {
  readonly entryId: string
  readonly part: Part
  readonly staffId: string
}

async function findCopy(db: Kysely<OfficeTables>, { entryId, part, staffId }: CopyKey) {
  const copy = await db
    .selectFrom('copies')
    .select(['at', 'based_on', 'fields'])
    .where('entry_id', '=', entryId)
    .where('part', '=', part)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (!copy) return null
  const { at, based_on, fields } = copy
  return { at, based_on, text: null, facts: null, ...(JSON.parse(fields) as object) }
}

interface KeptCopy extends CopyKey {
  readonly basedOn: string | null
  /** What was typed; null: nothing any more. */
  readonly fields: object | null
}

/** Keeps the copy of what somebody is writing. */
export async function keepCopy(db: Kysely<OfficeTables>, copy: KeptCopy, now: Date): Promise<string> {
  const { entryId: entry_id, part, staffId: staff_id } = copy
  const at = now.toISOString()
  if (copy.fields === null) {
    await db
      .deleteFrom('copies')
      .where('entry_id', '=', entry_id)
      .where('part', '=', part)
      .where('staff_id', '=', staff_id)
      .execute()
    return at
  }
  const row = { based_on: copy.basedOn, fields: JSON.stringify(copy.fields), at }
  await db
    .insertInto('copies')
    .values({ entry_id, part, staff_id, ...row })
    .onConflict(conflict => conflict.columns(['entry_id', 'part', 'staff_id']).doUpdateSet(row))
    .execute()
  return at
}
