import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Device tokens, passkey challenges bound to a purpose and an owner, and the last use of a session. */
export const reauthentication: Migration = {
  async up(db: Kysely<unknown>) {
    // Challenges expire after five minutes, so the old rows are dropped.
    await db.schema.dropTable('passkey_challenges').execute()
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('challenge_hash', 'text', column => column.primaryKey())
      .addColumn('purpose', 'text', column => column.notNull())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('user_id', 'text', column => column.references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('passkey_challenges_owner')
      .on('passkey_challenges')
      .columns(['owner', 'purpose'])
      .execute()
    await db.schema
      .createIndex('passkey_challenges_expiry')
      .on('passkey_challenges')
      .column('expires_at')
      .execute()
    await db.schema
      .createTable('device_tokens')
      .addColumn('token_hash', 'text', column => column.notNull())
      .addColumn('user_id', 'text', column => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('device_tokens_key', ['token_hash', 'user_id'])
      .execute()
    await db.schema.createIndex('device_tokens_user').on('device_tokens').column('user_id').execute()
    await sql`update sessions set last_seen_at = created_at where last_seen_at = ''`.execute(db)
    await sql`delete from passkeys where user_id in (select id from users where verified_at is null)`.execute(
      db,
    )
  },
}
