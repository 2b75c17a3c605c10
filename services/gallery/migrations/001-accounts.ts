import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Users, their sessions and their betas. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('username', 'text', column => column.notNull())
      .addColumn('username_key', 'text', column => column.notNull().unique())
      .addColumn('firstname', 'text', column => column.notNull())
      .addColumn('lastname', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('email_key', 'text', column => column.notNull().unique())
      .addColumn('active', 'integer', column => column.notNull())
      .addColumn('verified_at', 'text')
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('beta_users')
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('beta_type_id', 'integer', column => column.notNull())
      .addColumn('selected', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('beta_users_key', ['user_id', 'beta_type_id'])
      .execute()
  },
}
