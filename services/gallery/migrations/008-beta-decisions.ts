import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Decisions about beta applications, and when entries changed. */
export const betaDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('beta_users')
      .addColumn('changed_at', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('beta_decisions')
      .addColumn('reference', 'text', column => column.primaryKey())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('email_key', 'text', column => column.notNull())
      .addColumn('betas', 'text', column => column.notNull())
      .addColumn('user_id', 'text', column => column.references('users.id').onDelete('set null'))
      .addColumn('decided_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
    for (const column of ['user_id', 'email_key'])
      await db.schema.createIndex(`beta_decisions_${column}`).on('beta_decisions').column(column).execute()
  },
}
