import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What is known of the originals of pictures, what their files agreed on, and files that are to be removed. */
export const mediaSources: Migration = {
  async up(db: Kysely<unknown>) {
    const media = () => db.schema.alterTable('media')
    const empty = ['source', 'original_type', 'original_hash']
    for (const name of empty)
      await media()
        .addColumn(name, 'text', column => column.notNull().defaultTo(''))
        .execute()
    await media()
      .addColumn('original_bytes', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('media_files').addColumn('replaced_at', 'text').execute()
    await db.schema
      .createTable('media_bases')
      .addColumn('media_id', 'text', column => column.notNull())
      .addColumn('part', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('media_bases_key', ['media_id', 'part'])
      .execute()
    await db.schema
      .createTable('media_removals')
      .addColumn('storage_key', 'text', column => column.primaryKey())
      .addColumn('remove_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('media_removals_by_time')
      .on('media_removals')
      .columns(['remove_at', 'storage_key'])
      .execute()
  },
}
