import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The house's words in three languages, and what translators have found still right. */
export const translation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('glossary')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('en', 'text', column => column.notNull())
      .addColumn('cn', 'text', column => column.notNull())
      .addColumn('jp', 'text', column => column.notNull())
      .addColumn('note', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('segment_states')
      .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
      .addColumn('part', 'text', column => column.notNull())
      .addColumn('segment_hash', 'text', column => column.notNull())
      .addColumn('source_hash', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('segment_states_key', ['entry_id', 'part', 'segment_hash', 'source_hash'])
      .execute()
  },
}
