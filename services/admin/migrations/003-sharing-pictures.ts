import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The Open Graph image of an article or a position, by language. */
export const sharingPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sharing_pictures')
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('sharing_pictures_key', ['subject', 'iso'])
      .execute()
  },
}
