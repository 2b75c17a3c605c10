import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is erased on a date, and where a handbook page stands, is found without reading a whole table. */
export const growthIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['drafts', 'spent_proofs', 'subscribers'])
      await db.schema.createIndex(`${table}_by_end`).on(table).column('expires_at').execute()
    // Without it, removing a page reads all places: each import was quadratic.
    await db.schema.createIndex('handbook_places_of_page').on('handbook_places').column('page_id').execute()
  },
}
