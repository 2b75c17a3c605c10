import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The media library: pictures, their words in each language, and the files that are made of them. */
export const media: Migration = {
  async up(db: Kysely<unknown>) {
    await createMedia(db)
    await db.schema
      .createTable('media_words')
      .addColumn('media_id', 'text', column => column.notNull().references('media.id'))
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('alt', 'text', column => column.notNull())
      .addColumn('credit', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('media_words_key', ['media_id', 'language'])
      .execute()
    await db.schema
      .createTable('media_files')
      .addColumn('media_id', 'text', column => column.notNull().references('media.id'))
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('cut', 'text', column => column.notNull())
      .addColumn('format', 'text', column => column.notNull())
      .addColumn('width', 'integer', column => column.notNull())
      .addColumn('height', 'integer', column => column.notNull())
      .addColumn('storage_key', 'text', column => column.notNull())
      .addColumn('bytes', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('media_files_key', ['media_id', 'version', 'cut', 'format', 'width'])
      .execute()
  },
}

async function createMedia(db: Kysely<unknown>) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('made', 'integer', column => column.notNull())
    .addColumn('width', 'integer', column => column.notNull())
    .addColumn('height', 'integer', column => column.notNull())
    .addColumn('colour', 'text', column => column.notNull())
    .addColumn('alpha', 'integer', column => column.notNull())
    .addColumn('focal_x', 'integer', column => column.notNull())
    .addColumn('focal_y', 'integer', column => column.notNull())
    .addColumn('licence', 'text', column => column.notNull())
    .addColumn('original_key', 'text')
    .addColumn('upload_id', 'text', column => column.unique())
    .addColumn('fault', 'text')
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addColumn('archived_at', 'text')
    .execute()
  await db.schema.createIndex('media_by_time').on('media').columns(['created_at', 'id']).execute()
}
