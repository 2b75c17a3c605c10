import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

/** Staff with roles and credentials, and the audit log, which is append-only. */
export const staffAndAudit: Migration = {
  async up(db: Kysely<unknown>) {
    await createStaff(db)
    await createSessions(db)
    await createCredentials(db)
    await createAudit(db)
  },
}

async function createStaff(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('email_key', 'text', column => column.notNull().unique())
    .addColumn('password_hash', 'text', column => column.notNull())
    .addColumn('totp_secret', 'text', column => column.notNull().defaultTo(''))
    .addColumn('totp_last_step', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('time_zone', 'text', column => column.notNull())
    .addColumn('shortcuts', 'integer', column => column.notNull().defaultTo(1))
    .addColumn('active', 'integer', column => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', column => column.notNull())
    .execute()
  for (const [table, value] of [
    ['staff_roles', 'role'],
    ['staff_languages', 'language'],
  ] as const) {
    await db.schema
      .createTable(table)
      .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
      .addColumn(value, 'text', column => column.notNull())
      .addPrimaryKeyConstraint(`${table}_key`, ['staff_id', value])
      .execute()
  }
}

async function createSessions(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff_sessions')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('last_seen_at', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .addColumn('elevated_until', 'text')
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('partial', 'integer', column => column.notNull())
    .addColumn('pending_totp', 'text')
    .execute()
  await db.schema.createIndex('staff_sessions_staff').on('staff_sessions').column('staff_id').execute()
  await db.schema
    .createTable('staff_tokens')
    .addColumn('token_hash', 'text', column => column.primaryKey())
    .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute()
}

async function createCredentials(db: Kysely<unknown>) {
  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('last_used_at', 'text')
    .execute()
  await db.schema.createIndex('staff_passkeys_staff').on('staff_passkeys').column('staff_id').execute()
  await db.schema
    .createTable('staff_challenges')
    .addColumn('challenge_hash', 'text', column => column.primaryKey())
    .addColumn('purpose', 'text', column => column.notNull())
    .addColumn('owner', 'text', column => column.notNull())
    .addColumn('expires_at', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('staff_recovery')
    .addColumn('staff_id', 'text', column => column.notNull().references('staff.id'))
    .addColumn('code_hash', 'text', column => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('staff_recovery_key', ['staff_id', 'code_hash'])
    .execute()
}

async function createAudit(db: Kysely<unknown>) {
  await db.schema
    .createTable('audit')
    .addColumn('number', 'bigint', column => column.primaryKey())
    .addColumn('at', 'text', column => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('act', 'text', column => column.notNull())
    .addColumn('subject_kind', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('request_id', 'text', column => column.notNull())
    .addColumn('previous_hash', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createTable('audit_head')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('number', 'bigint', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .execute()
  await sql`insert into audit_head (id, number, hash) values (1, 0, '')`.execute(db)
  await (dialectOf(db) === 'postgres' ? refuseOnPostgres : refuseOnSqlite)(db)
}

async function refuseOnSqlite(db: Kysely<unknown>) {
  // `insert or replace` deletes without a trigger of deletion.
  await sql`
    create trigger audit_no_replacement before insert on audit
    when exists (select 1 from audit where number = new.number)
    begin select raise(abort, 'the audit log is append-only'); end`.execute(db)
  for (const change of ['update', 'delete'])
    await sql`
      create trigger ${sql.raw(`audit_no_${change}`)} before ${sql.raw(change)} on audit
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db)
}

async function refuseOnPostgres(db: Kysely<unknown>) {
  await sql`
    create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit log is append-only'; end $$`.execute(db)
  await sql`
    create trigger audit_no_change before update or delete or truncate on audit
    for each statement execute function refuse_audit_change()`.execute(db)
}
