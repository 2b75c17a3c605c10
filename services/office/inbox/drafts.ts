import type { Kysely } from 'kysely'
import type { RequestDetails } from '../../../contract/office/request-view.ts'
import type { OfficeTables } from '../schema.ts'
import { claimStaffUploads, releaseDraftUploads } from './staff-uploads.ts'

interface NewDraft {
  readonly requestId: string
  readonly staffId: string
  readonly text: string
  readonly uploads: readonly string[]
}

/** The draft of a reply of one member of staff. */
export async function findDraft(
  db: Kysely<OfficeTables>,
  requestId: string,
  staffId: string,
): Promise<RequestDetails['draft']> {
  const draft = await db
    .selectFrom('reply_drafts')
    .select(['text', 'uploads', 'at'])
    .where('request_id', '=', requestId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return draft ? { ...draft, uploads: JSON.parse(draft.uploads) as string[] } : null
}

/**
 * Keeps a draft with its files in the caller's transaction, which has locked the request; an empty one is deleted.
 * Resolves to its time.
 */
export async function keepDraft(
  trx: Kysely<OfficeTables>,
  draft: NewDraft,
  now: Date,
): Promise<string | null> {
  const { requestId, staffId, text, uploads } = draft
  await releaseDraftUploads(trx, draft, uploads, now)
  if (text.trim() === '' && uploads.length === 0) {
    await removeDraft(trx, requestId, staffId)
    return null
  }
  await claimStaffUploads(trx, uploads, { requestId, staffId, eventId: null })
  const at = now.toISOString()
  const kept = { text, uploads: JSON.stringify(uploads), at }
  await trx
    .insertInto('reply_drafts')
    .values({ request_id: requestId, staff_id: staffId, ...kept })
    .onConflict(conflict => conflict.columns(['request_id', 'staff_id']).doUpdateSet(kept))
    .execute()
  return at
}

export async function removeDraft(
  trx: Kysely<OfficeTables>,
  requestId: string,
  staffId: string,
): Promise<void> {
  await trx
    .deleteFrom('reply_drafts')
    .where('request_id', '=', requestId)
    .where('staff_id', '=', staffId)
    .execute()
}

/** Adds a text and files to a draft, after what is there: nothing that was typed is lost. */
export async function addToDraft(trx: Kysely<OfficeTables>, added: NewDraft, now: Date): Promise<void> {
  const present = await findDraft(trx, added.requestId, added.staffId)
  const texts = [added.text, present?.text ?? ''].filter(text => text.trim() !== '')
  const uploads = [...new Set([...added.uploads, ...(present?.uploads ?? [])])]
  await keepDraft(trx, { ...added, text: texts.join('\n\n'), uploads }, now)
}
