import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What goes out at a moment: single parts of entries, and bundles of them. */
export const schedules: Migration = {
  async up(db: Kysely<unknown>) {
    await createSchedules(db)
    await createBundles(db)
  },
}

async function createSchedules(db: Kysely<unknown>) {
  await db.schema
    .createTable('schedules')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('act', 'text', column => column.notNull())
    .addColumn('revision_id', 'text')
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('staff_id', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema
    .createIndex('schedules_waiting')
    .on('schedules')
    .columns(['entry_id', 'part', 'act'])
    .unique()
    .where(sql<SqlBool>`state = 'waiting'`)
    .execute()
  await db.schema
    .createIndex('schedules_of_part')
    .on('schedules')
    .columns(['entry_id', 'part', 'created_at'])
    .execute()
  await db.schema.createIndex('schedules_by_time').on('schedules').columns(['at', 'id']).execute()
}

async function createBundles(db: Kysely<unknown>) {
  await db.schema
    .createTable('bundles')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('at', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('staff_id', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
  await db.schema.createIndex('bundles_by_creation').on('bundles').columns(['created_at', 'id']).execute()
  await db.schema.createIndex('bundles_by_time').on('bundles').columns(['at', 'id']).execute()
  await db.schema
    .createTable('bundle_items')
    .addColumn('bundle_id', 'text', column => column.notNull().references('bundles.id').onDelete('cascade'))
    .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('revision_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('bundle_items_key', ['bundle_id', 'entry_id', 'part'])
    .execute()
  await db.schema
    .createIndex('bundle_items_of_part')
    .on('bundle_items')
    .columns(['entry_id', 'part'])
    .execute()
}
