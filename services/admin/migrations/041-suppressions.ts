import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reasons of suppressions, suppressed subscribers, temporary bounces, and the ids of webhook deliveries. */
export const suppressions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('suppressions')
      .addColumn('reason', 'text', column => column.notNull().defaultTo('left'))
      .execute()
    await db.schema.alterTable('subscribers').addColumn('suppressed', 'text').execute()
    await db.schema
      .createTable('temporary_bounces')
      .addColumn('email_hash', 'text', column => column.notNull())
      .addColumn('day', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('temporary_bounces_key', ['email_hash', 'day'])
      .execute()
    await db.schema.createIndex('temporary_bounces_by_day').on('temporary_bounces').column('day').execute()
    await db.schema
      .createTable('webhook_deliveries')
      .addColumn('id_hash', 'text', column => column.primaryKey())
      .addColumn('at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('webhook_deliveries_by_age').on('webhook_deliveries').column('at').execute()
  },
}
