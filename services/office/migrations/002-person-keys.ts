import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The addresses behind the keys of people. */
export const personKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('person_keys')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('email_key', 'text', column => column.notNull())
      .addColumn('accounts', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
  },
}
