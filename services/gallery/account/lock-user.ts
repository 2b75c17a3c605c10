import type { Kysely } from 'kysely'
import type { GalleryTables } from '../schema.ts'

/**
 * Locks the row of a user until the transaction ends, and gives it as it is now; undefined when it is gone. Whoever changes
 * several of a user's rows locks first, so that two transactions never wait for each other.
 */
export const lockUser = (trx: Kysely<GalleryTables>, userId: string) =>
  trx
    .updateTable('users')
    .set(row => ({ locale: row.ref('locale') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
