import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Legal documents, handbooks, and what readers say of handbook pages. */
export const documents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('legal_documents')
      .addColumn('slug', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .addColumn('effective', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('legal_documents_key', ['slug', 'iso'])
      .execute()
    await db.schema
      .createTable('handbook_pages')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('product', 'text', column => column.notNull())
      .addColumn('path', 'text', column => column.notNull())
      .addColumn('variant', 'text', column => column.notNull())
      .addColumn('sort', 'integer', column => column.notNull())
      .addUniqueConstraint('handbook_pages_wording', ['product', 'path', 'variant'])
      .execute()
    await db.schema
      .createTable('handbook_places')
      .addColumn('group_version', 'text', column => column.notNull())
      .addColumn('path', 'text', column => column.notNull())
      .addColumn('page_id', 'text', column =>
        column.notNull().references('handbook_pages.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('handbook_places_key', ['group_version', 'path'])
      .execute()
    await db.schema
      .createTable('handbook_texts')
      .addColumn('page_id', 'text', column =>
        column.notNull().references('handbook_pages.id').onDelete('cascade'),
      )
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('handbook_texts_key', ['page_id', 'iso'])
      .execute()
    await db.schema
      .createTable('handbook_ratings')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('group_version', 'text', column => column.notNull())
      .addColumn('path', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('helpful', 'integer', column => column.notNull())
      .addColumn('comment', 'text')
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('articles_by_year')
      .on('articles')
      .columns(['year desc', 'date desc', 'id desc'])
      .execute()
    await db.schema
      .createIndex('articles_by_category')
      .on('articles')
      .columns(['category', 'date desc', 'id desc'])
      .execute()
  },
}
