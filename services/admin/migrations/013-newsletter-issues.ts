import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Newsletter issues, and the progress of sending. */
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
