import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Prices, vocabularies, positions and articles, each text once per language. */
export const content: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('prices')
      .addColumn('product', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('formatted_price', 'text', column => column.notNull())
      .addColumn('currency', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('prices_key', ['product', 'iso'])
      .execute()
    await db.schema
      .createTable('terms')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('iso', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('sort', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('terms_key', ['kind', 'id', 'iso'])
      .execute()
    await createPositions(db)
    await createArticles(db)
    await db.schema
      .createTable('content_sources')
      .addColumn('path', 'text', column => column.primaryKey())
      .addColumn('hash', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('content_revision')
      .addColumn('id', 'integer', column => column.primaryKey())
      .addColumn('revision', 'integer', column => column.notNull())
      .execute()
  },
}

async function createPositions(db: Kysely<unknown>) {
  await db.schema
    .createTable('positions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('slug', 'text', column => column.notNull().unique())
    .addColumn('type', 'text', column => column.notNull())
    .addColumn('team', 'text', column => column.notNull())
    .addColumn('location', 'text', column => column.notNull())
    .addColumn('workplace', 'text', column => column.notNull())
    .addColumn('salary_min', 'integer')
    .addColumn('salary_max', 'integer')
    .addColumn('currency', 'text')
    .addColumn('opened_on', 'text', column => column.notNull())
    .addColumn('closed_on', 'text')
    .execute()
  await db.schema
    .createTable('position_texts')
    .addColumn('position_id', 'text', column =>
      column.notNull().references('positions.id').onDelete('cascade'),
    )
    .addColumn('iso', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('position_texts_key', ['position_id', 'iso'])
    .execute()
  await db.schema
    .createIndex('positions_by_opening')
    .on('positions')
    .columns(['opened_on desc', 'id desc'])
    .execute()
}

async function createArticles(db: Kysely<unknown>) {
  await db.schema
    .createTable('articles')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('year', 'integer', column => column.notNull())
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('date', 'text', column => column.notNull())
    .addColumn('category', 'text', column => column.notNull())
    .addColumn('cover', 'text', column => column.notNull())
    .addColumn('featured', 'integer', column => column.notNull())
    .addColumn('sample', 'integer', column => column.notNull())
    .addUniqueConstraint('articles_address', ['year', 'slug'])
    .execute()
  await db.schema
    .createTable('article_texts')
    .addColumn('article_id', 'text', column => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('iso', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('intro', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('read_time', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('article_texts_key', ['article_id', 'iso'])
    .execute()
  await db.schema.createIndex('articles_by_date').on('articles').columns(['date desc', 'id desc']).execute()
}
