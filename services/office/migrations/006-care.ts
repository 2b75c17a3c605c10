import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The crawl of the site and of the links that lead out of it, what it found, and what staff said of it. */
export const care: Migration = {
  async up(db: Kysely<unknown>) {
    await createCrawl(db)
    await createFaults(db)
    await db.schema
      .createTable('text_reviews')
      .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
      .addColumn('part', 'text', column => column.notNull())
      .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
      .addColumn('at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('text_reviews_key', ['entry_id', 'part'])
      .execute()
    await db.schema
      .createTable('certificates')
      .addColumn('host', 'text', column => column.primaryKey())
      .addColumn('ends_at', 'text')
      .addColumn('fault', 'text')
      .addColumn('checked_at', 'text', column => column.notNull())
      .execute()
  },
}

async function createCrawl(db: Kysely<unknown>) {
  await db.schema
    .createTable('crawls')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('asked_by', 'text')
    .addColumn('phase', 'text', column => column.notNull())
    .addColumn('began_at', 'text', column => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('fault', 'text')
    .addColumn('pages', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('links', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('crawl_pages')
    .addColumn('path', 'text', column => column.primaryKey())
    .addColumn('run', 'text', column => column.notNull())
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('facts', 'text', column => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema
    .createTable('outside_links')
    .addColumn('url', 'text', column => column.primaryKey())
    .addColumn('run', 'text', column => column.notNull())
    .addColumn('waiting', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull().defaultTo(''))
    .addColumn('failed_runs', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('failed_since', 'text')
    .addColumn('checked_at', 'text')
    .execute()
}

async function createFaults(db: Kysely<unknown>) {
  await db.schema
    .createTable('site_faults')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('advice', 'text', column => column.notNull())
    .addColumn('pages', 'text', column => column.notNull())
    .addColumn('total', 'integer', column => column.notNull())
    .addColumn('since', 'text', column => column.notNull())
    .addColumn('asked_at', 'text')
    .addPrimaryKeyConstraint('site_faults_key', ['kind', 'target'])
    .execute()
  await db.schema
    .createTable('left_alone')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('target', 'text', column => column.notNull())
    .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
    .addColumn('why', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('left_alone_key', ['kind', 'target'])
    .execute()
}
