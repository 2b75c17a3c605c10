import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is erased on a date is found by it, however much there is. */
export const expiryIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['drafts', 'spent_proofs', 'subscribers'])
      await db.schema.createIndex(`${table}_by_end`).on(table).column('expires_at').execute()
  },
}
