import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Uploads on their way whose bytes are in the storage, in parts. */
export const uploadParts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('uploads')
      .addColumn('received', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('upload_parts')
      .addColumn('storage_key', 'text', column => column.primaryKey())
      .addColumn('upload_id', 'text', column => column.notNull())
      .addColumn('start', 'integer', column => column.notNull())
      .addColumn('size', 'integer')
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('upload_parts_upload')
      .on('upload_parts')
      .columns(['upload_id', 'start'])
      .execute()
  },
}
