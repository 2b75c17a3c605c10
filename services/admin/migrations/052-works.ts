import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Works of readers: each is a request and a picture of the library, and shown once staff have accepted it. */
export const works: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('works')
      .addColumn('media_id', 'text', column => column.primaryKey().references('media.id'))
      .addColumn('request_id', 'text', column =>
        column.notNull().unique().references('requests.id').onDelete('cascade'),
      )
      .addColumn('shown_at', 'text')
      .execute()
    await db.schema.createIndex('works_by_time').on('works').column('shown_at').execute()
  },
}
