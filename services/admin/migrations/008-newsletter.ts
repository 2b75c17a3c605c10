import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Newsletter subscribers and suppressed addresses. */
export const newsletter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscribers')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('email_key', 'text', column => column.notNull().unique())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('tags', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('expires_at', 'text')
      .execute()
    await db.schema
      .createTable('suppressions')
      .addColumn('email_hash', 'text', column => column.primaryKey())
      .addColumn('since', 'text', column => column.notNull())
      .execute()
  },
}
