import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Attachments of requests; a row is created before the first byte is stored. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('uploads')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('size', 'integer', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('request_id', 'text')
      .addColumn('storage_key', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('completed_at', 'text')
      .execute()
    await db.schema.createIndex('uploads_request').on('uploads').column('request_id').execute()
    await db.schema.createIndex('uploads_created').on('uploads').column('created_at').execute()
  },
}
