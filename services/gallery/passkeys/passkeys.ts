import type { Kysely } from 'kysely'
import type { PasskeySummary } from '../../../contract/user.ts'
import type { GalleryTables } from '../schema.ts'

/** The maximum of passkeys of an account. */
export const maxPasskeys = 10

/** The passkeys of a user, newest first. */
export const listPasskeys = (db: Kysely<GalleryTables>, userId: string): Promise<PasskeySummary[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute()

export async function countPasskeys(db: Kysely<GalleryTables>, userId: string): Promise<number> {
  const rows = await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()
  return rows.length
}
