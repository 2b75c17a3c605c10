import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes for erasure by date, and for the places of a handbook page. */
export const growthIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['drafts', 'spent_proofs', 'subscribers'])
      await db.schema.createIndex(`${table}_by_end`).on(table).column('expires_at').execute()
    // Without it, deleting a page scans all places, which made an import quadratic.
    await db.schema.createIndex('handbook_places_of_page').on('handbook_places').column('page_id').execute()
  },
}
