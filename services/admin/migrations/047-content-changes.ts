import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

/**
 * The last revision of each key of the content, and how many revisions have named theirs: a release before names none. On
 * PostgreSQL, processes are notified of changes of the content and of new jobs.
 */
export const contentChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_changes')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('revision', 'integer', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('content_changes_by_revision')
      .on('content_changes')
      .column('revision')
      .execute()
    await db.schema
      .alterTable('content_revision')
      .addColumn('named', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    if (dialectOf(db) === 'postgres') await notifyOnPostgres(db)
  },
}

/** The payload is the topic; notifications that are alike are one in a transaction. */
async function notifyOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_processes() returns trigger language plpgsql as
    $$ begin perform pg_notify('site', tg_argv[0]); return null; end $$
  `.execute(db)
  await sql`
    create trigger content_revision_is_told after update on content_revision for each row
    when (new.revision <> old.revision) execute function notify_processes('content')
  `.execute(db)
  // Other schemas of tests have no jobs.
  await sql`
    do $$ begin
      if to_regclass('jobs') is null then return; end if;
      create trigger new_jobs_are_told after insert on jobs
      for each statement execute function notify_processes('jobs');
      -- One that comes back later is seen by the poll.
      create trigger early_jobs_are_told after update of run_at, gave_up_at on jobs for each row
      when (new.run_at < old.run_at or (new.gave_up_at is null and old.gave_up_at is not null))
      execute function notify_processes('jobs');
    end $$
  `.execute(db)
}
