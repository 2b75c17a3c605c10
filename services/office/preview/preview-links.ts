import type { Insertable, Kysely } from 'kysely'
import type { Part } from '../../../contract/office/content-parts.ts'
import type { PreviewLink } from '../../../contract/office/preview.ts'
import type { OfficeTables } from '../schema.ts'

const openLinks = (db: Kysely<OfficeTables>, now: Date) =>
  db
    .selectFrom('preview_links as link')
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', now.toISOString())

interface LinkedPart {
  readonly entryId: string
  readonly part: Part
}

/** The links of a part that are neither revoked nor expired, newest first. */
export const listOpenLinks = (
  db: Kysely<OfficeTables>,
  { entryId, part }: LinkedPart,
  now: Date,
): Promise<PreviewLink[]> =>
  openLinks(db, now)
    .leftJoin('revisions as revision', 'revision.id', 'link.revision_id')
    .leftJoin('staff', 'staff.id', 'link.created_by')
    .select(['link.id', 'revision.number as revision', 'staff.name as made_by'])
    .select(['link.created_at', 'link.expires_at', 'link.opened'])
    .where('link.entry_id', '=', entryId)
    .where('link.part', '=', part)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id', 'desc')
    .execute()

/** A link that is neither revoked nor expired. */
export const findOpenLink = (db: Kysely<OfficeTables>, id: string, now: Date) =>
  openLinks(db, now).select(['link.entry_id', 'link.part']).where('link.id', '=', id).executeTakeFirst()

export const insertLink = (db: Kysely<OfficeTables>, link: Insertable<OfficeTables['preview_links']>) =>
  db.insertInto('preview_links').values(link).execute()

/** A link that is revoked stays so. */
export const revokeLink = (db: Kysely<OfficeTables>, id: string, now: Date) =>
  db
    .updateTable('preview_links')
    .set({ revoked_at: now.toISOString() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute()
