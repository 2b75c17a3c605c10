import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The last revision of each key of the content, and how many revisions have named theirs: a release before names none. */
export const contentChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_changes')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('revision', 'integer', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('content_changes_by_revision')
      .on('content_changes')
      .column('revision')
      .execute()
    await db.schema
      .alterTable('content_revision')
      .addColumn('named', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
