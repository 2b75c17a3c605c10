import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

/** Every published version of a legal document, approvals by a second person, and bundles that take texts off the site. */
export const legalVersions: Migration = {
  async up(db: Kysely<unknown>) {
    await createVersions(db)
    await createApprovals(db)
    await (dialectOf(db) === 'postgres' ? changeItemsOnPostgres : changeItemsOnSqlite)(db)
  },
}

async function createVersions(db: Kysely<unknown>) {
  await db.schema
    .createTable('legal_versions')
    .addColumn('slug', 'text', column => column.notNull())
    .addColumn('effective', 'text', column => column.notNull())
    .addColumn('iso', 'text', column => column.notNull())
    .addColumn('title', 'text', column => column.notNull())
    .addColumn('description', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('facts', 'text')
    .addColumn('text_revision', 'text')
    .addColumn('facts_revision', 'text')
    .addPrimaryKeyConstraint('legal_versions_key', ['slug', 'effective', 'iso'])
    .execute()
  await sql`
    insert into legal_versions
      (slug, effective, iso, title, description, body, facts, text_revision, facts_revision)
    select d.slug, d.effective, d.iso, d.title, d.description, d.body, d.facts, text_head.live_id, facts_head.live_id
    from legal_documents as d
    left join entries as e on e.path = 'legal/' || d.slug
    left join heads as facts_head on facts_head.entry_id = e.id and facts_head.part = 'facts'
    left join heads as text_head on text_head.entry_id = e.id
      and text_head.part = case d.iso when 'zh-CN' then 'cn' when 'ja' then 'jp' else 'en' end`.execute(db)
}

async function createApprovals(db: Kysely<unknown>) {
  await db.schema
    .createTable('approvals')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('entry_id', 'text', column => column.notNull().references('entries.id'))
    .addColumn('part', 'text', column => column.notNull())
    .addColumn('revision_id', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('asked_by', 'text', column => column.notNull())
    .addColumn('asked_at', 'text', column => column.notNull())
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    .addColumn('reason', 'text', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('approvals_open')
    .on('approvals')
    .columns(['entry_id', 'part'])
    .unique()
    .where(sql<SqlBool>`state in ('asked', 'approved')`)
    .execute()
  await db.schema
    .createIndex('approvals_of_part')
    .on('approvals')
    .columns(['entry_id', 'part', 'asked_at'])
    .execute()
  await db.schema
    .createIndex('approvals_asked')
    .on('approvals')
    .columns(['asked_at', 'id'])
    .where(sql<SqlBool>`state = 'asked'`)
    .execute()
}

async function changeItemsOnPostgres(db: Kysely<unknown>) {
  await sql`alter table bundle_items add column act text not null default 'publish'`.execute(db)
  await sql`alter table bundle_items alter column revision_id drop not null`.execute(db)
}

/** SQLite changes no constraint of a column: the table is made anew. */
async function changeItemsOnSqlite(db: Kysely<unknown>) {
  await sql`
    create table bundle_items_anew (
      bundle_id text not null references bundles (id) on delete cascade,
      entry_id text not null references entries (id),
      part text not null,
      act text not null default 'publish',
      revision_id text,
      constraint bundle_items_key primary key (bundle_id, entry_id, part)
    )`.execute(db)
  await sql`
    insert into bundle_items_anew (bundle_id, entry_id, part, revision_id)
    select bundle_id, entry_id, part, revision_id from bundle_items`.execute(db)
  await db.schema.dropTable('bundle_items').execute()
  await sql`alter table bundle_items_anew rename to bundle_items`.execute(db)
  await db.schema
    .createIndex('bundle_items_of_part')
    .on('bundle_items')
    .columns(['entry_id', 'part'])
    .execute()
}
