import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A second form of an address is stored as a change of the first request, until it is confirmed. */
export const changes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('requests')
      .addColumn('changes_id', 'text', column => column.references('requests.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('requests_by_changed').on('requests').columns(['changes_id']).execute()
  },
}
