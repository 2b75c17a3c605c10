import type { Kysely } from 'kysely'
import type { GalleryTables } from '../schema.ts'

/**
 * Locks the row of a user until the transaction ends, and resolves to its current state; undefined when it is deleted.
 * Transactions that change several rows of a user take this lock first, which prevents deadlocks.
 */
export const lockUser = (trx: Kysely<GalleryTables>, userId: string) =>
  trx
    .updateTable('users')
    .set(row => ({ locale: row.ref('locale') }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
