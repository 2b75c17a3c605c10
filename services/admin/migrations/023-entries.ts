import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

/** Entries with revisions that are append-only, and what files and office agreed on. */
export const entries: Migration = {
  async up(db: Kysely<unknown>) {
    await createEntries(db)
    await createWork(db)
    await createFiles(db)
    await (dialectOf(db) === 'postgres' ? refuseOnPostgres : refuseOnSqlite)(db)
  },
}

async function createEntries(db: Kysely<unknown>) {
  await db.schema
    .createTable('entries')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('path', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('archived_at', 'text')
    .execute()
  await db.schema.createIndex('entries_by_kind').on('entries').columns(['kind', 'path']).execute()
  await db.schema
    .createTable('revisions')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('based_on', 'text')
    .addColumn('source_revision', 'text')
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('origin', 'text', column => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addUniqueConstraint('revisions_number', ['entry_id', 'part', 'number'])
    .execute()
}

async function createWork(db: Kysely<unknown>) {
  const ofPart = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
      .addColumn('part', 'text', column => column.notNull())
  await ofPart('heads')
    .addColumn('draft_id', 'text')
    .addColumn('live_id', 'text')
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('words', 'text', column => column.notNull())
    .addColumn('updated_at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('heads_key', ['entry_id', 'part'])
    .execute()
  await ofPart('copies')
    .addColumn('staff_id', 'text', column => column.notNull())
    .addColumn('based_on', 'text')
    .addColumn('fields', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('copies_key', ['entry_id', 'part', 'staff_id'])
    .execute()
  await db.schema.createIndex('copies_by_time').on('copies').column('at').execute()
}

async function createFiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('file_bases')
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('revision_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('file_bases_key', ['path', 'part'])
    .execute()
  await db.schema
    .createTable('file_conflicts')
    .addColumn('path', 'text', column => column.notNull())
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('file_hash', 'text', column => column.notNull())
    .addColumn('revision_id', 'text')
    .addColumn('since', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('file_conflicts_key', ['path', 'part'])
    .execute()
}

async function refuseOnSqlite(db: Kysely<unknown>) {
  // `insert or replace` deletes without a trigger of deletion.
  await sql`
    create trigger revisions_no_replacement before insert on revisions
    when exists (select 1 from revisions where id = new.id
      or (entry_id = new.entry_id and part = new.part and number = new.number))
    begin select raise(abort, 'revisions are append-only'); end`.execute(db)
  for (const change of ['update', 'delete'])
    await sql`
      create trigger ${sql.raw(`revisions_no_${change}`)} before ${sql.raw(change)} on revisions
      begin select raise(abort, 'revisions are append-only'); end`.execute(db)
}

async function refuseOnPostgres(db: Kysely<unknown>) {
  await sql`
    create function refuse_revision_change() returns trigger language plpgsql as
    $$ begin raise exception 'revisions are append-only'; end $$`.execute(db)
  await sql`
    create trigger revisions_no_change before update or delete or truncate on revisions
    for each statement execute function refuse_revision_change()`.execute(db)
}
