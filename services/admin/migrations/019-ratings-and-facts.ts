import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An index for erasing ratings by age, and a column for the facts about the operator that the imprint is filled from. */
export const ratingsAndFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('handbook_ratings_by_time')
      .on('handbook_ratings')
      .column('created_at')
      .execute()
    await db.schema.alterTable('legal_documents').addColumn('facts', 'text').execute()
  },
}
