import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What of each request is in the figures; a job fills it in. */
export const requestFigures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_figures')
      .addColumn('request_id', 'text', column =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
      .addColumn('figure', 'text', column => column.notNull())
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('team', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('seconds', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('request_figures_key', ['request_id', 'figure'])
      .execute()
    await db.schema
      .createTable('figures_progress')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('event_id', 'text', column => column.notNull())
      .execute()
  },
}
