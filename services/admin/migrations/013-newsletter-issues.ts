import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Issues of the newsletter, and how far each has been sent. */
export const newsletterIssues: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('newsletter_issues')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('cursor', 'text', column => column.notNull())
      .addColumn('queued', 'integer', column => column.notNull())
      .addColumn('finished_at', 'text')
      .execute()
  },
}
