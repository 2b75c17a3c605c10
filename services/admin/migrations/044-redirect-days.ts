import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The hits of redirects by day. */
export const redirectDays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('redirect_days')
      .addColumn('from_path', 'text', column => column.notNull())
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('hits', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('redirect_days_key', ['from_path', 'day'])
      .execute()
  },
}
