import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Licences to use our marks. */
export const licences: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('licences')
      .addColumn('request_id', 'text', column =>
        column.primaryKey().references('requests.id').onDelete('cascade'),
      )
      .addColumn('starts_on', 'text', column => column.notNull())
      .addColumn('ends_on', 'text', column => column.notNull())
      .addColumn('terms', 'text', column => column.notNull())
      .addColumn('reminded_at', 'text')
      .execute()
    await db.schema.createIndex('licences_by_end').on('licences').columns(['ends_on']).execute()
  },
}
