import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Links that show a revision on the site before it is published. */
export const previewLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('preview_links')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('token_hash', 'text', column => column.notNull().unique())
      .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
      .addColumn('part', 'text', column => column.notNull())
      .addColumn('revision_id', 'text')
      .addColumn('created_by', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .addColumn('revoked_at', 'text')
      .addColumn('opened', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('preview_links_by_part')
      .on('preview_links')
      .columns(['entry_id', 'part', 'created_at'])
      .execute()
  },
}
