import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Redirects of addresses that have no page any more. */
export const redirects: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('redirects')
      .addColumn('from_path', 'text', column => column.primaryKey())
      .addColumn('to_path', 'text', column => column.notNull())
      .addColumn('made_by', 'text')
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('hits', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('last_hit_on', 'text')
      .execute()
    await db.schema.createIndex('redirects_by_target').on('redirects').column('to_path').execute()
  },
}
