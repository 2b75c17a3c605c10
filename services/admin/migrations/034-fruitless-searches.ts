import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Words that the search of a handbook found nothing for, by day. */
export const fruitlessSearches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('fruitless_searches')
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('version', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .addColumn('times', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('fruitless_searches_key', ['day', 'iso', 'version', 'words'])
      .execute()
  },
}
