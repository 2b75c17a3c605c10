import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Announcements as staff write them, and those that are published. */
export const announcements: Migration = {
  async up(db: Kysely<unknown>) {
    await createTable(db, 'announcements')
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('changed_by', 'text')
      .addColumn('changed_at', 'text', column => column.notNull())
      .execute()
    await createTable(db, 'live_announcements').execute()
    await db.schema
      .createIndex('live_announcements_by_end')
      .on('live_announcements')
      .columns(['iso', 'ends_at'])
      .execute()
  },
}

const createTable = (db: Kysely<unknown>, name: string) =>
  ['iso', 'section', 'text', 'link_to', 'link_text', 'starts_at', 'ends_at'].reduce(
    (table, column) => table.addColumn(column, 'text', each => each.notNull()),
    db.schema.createTable(name).addColumn('id', 'text', column => column.primaryKey()),
  )
