import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the site has beside the database, and what published texts name that is not there. */
export const textFaults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('site_names')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('site_names_key', ['kind', 'name'])
      .execute()
    await db.schema
      .createTable('text_faults')
      .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
      .addColumn('part', 'text', column => column.notNull())
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('place', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('target', 'text', column => column.notNull())
      .addColumn('advice', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('text_faults_key', ['entry_id', 'part', 'number'])
      .execute()
    await db.schema
      .createTable('text_checks')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('revision', 'integer', column => column.notNull())
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('texts', 'integer', column => column.notNull())
      .execute()
  },
}
