import type { Kysely } from 'kysely'
import type { PasskeySummary } from '../../../contract/user.ts'
import type { GalleryTables } from '../schema.ts'

/** The passkeys of a user, the newest first. */
export const listPasskeys = (db: Kysely<GalleryTables>, userId: string): Promise<PasskeySummary[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()

/** Forgets one passkey of the user; resolves to whether there was one of that id. */
export async function removePasskey(db: Kysely<GalleryTables>, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return removed.length > 0
}
