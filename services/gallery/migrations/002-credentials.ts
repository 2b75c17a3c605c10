import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Passwords, mail tokens, passkeys, and what a visitor sees of a session. */
export const credentials: Migration = {
  async up(db: Kysely<unknown>) {
    // One column a statement: SQLite allows no more.
    for (const [table, column] of [
      ['users', 'password_hash'],
      ['users', 'locale'],
      ['sessions', 'id'],
      ['sessions', 'last_seen_at'],
      ['sessions', 'device'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', definition => definition.notNull().defaultTo(''))
        .execute()
    }
    await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()
    await db.schema
      .createTable('user_devices')
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('device', 'text', column => column.notNull())
      .addColumn('first_seen_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('user_devices_key', ['user_id', 'device'])
      .execute()
    await db.schema
      .createTable('mail_tokens')
      .addColumn('token_hash', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('mail_tokens_user').on('mail_tokens').column('user_id').execute()
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('public_key', 'text', column => column.notNull())
      .addColumn('counter', 'bigint', column => column.notNull())
      .addColumn('transports', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column => column.references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
  },
}
