import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Page views and goals by day: numbers only. */
export const counts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('counts')
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('depth', 'integer', column => column.notNull())
      .addColumn('times', 'integer', column => column.notNull())
      .addColumn('total', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('counts_key', ['day', 'kind', 'name', 'iso', 'depth'])
      .execute()
  },
}
