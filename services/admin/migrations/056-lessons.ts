import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The lessons that are on the site. */
export const lessons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('lessons')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('slug', 'text', column => column.notNull().unique())
      .addColumn('sort', 'integer', column => column.notNull())
      .addColumn('age', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('app', 'text', column => column.notNull())
      .addColumn('minutes', 'integer', column => column.notNull())
      .addColumn('sheet', 'text')
      .execute()
    await db.schema
      .createTable('lesson_texts')
      .addColumn('lesson_id', 'text', column => column.notNull().references('lessons.id').onDelete('cascade'))
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('lesson_texts_key', ['lesson_id', 'iso'])
      .execute()
  },
}
