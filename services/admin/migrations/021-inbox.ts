import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addIdentityColumn, dialectOf } from '../../../platform/database/dialect.ts'
import { indexRequest } from '../requests/words/index-request.ts'
import type { AdminTables } from '../schema.ts'

/** The inbox of staff: what a request has beside its answers, and words to search it by. */
export const inbox: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumns(db)
    await createOwnTables(db)
    await createWords(db)
    await fillColumns(db)
    await fillWords(db as Kysely<AdminTables>)
    await createIndexes(db)
  },
}

/** Adds columns, one a statement: SQLite allows no more. */
async function addColumns(db: Kysely<unknown>) {
  const requests = db.schema.alterTable('requests')
  await requests.addColumn('team', 'text', column => column.notNull().defaultTo('support')).execute()
  await requests.addColumn('version', 'integer', column => column.notNull().defaultTo(0)).execute()
  await requests
    .addColumn('merged_into', 'text', column => column.references('requests.id').onDelete('cascade'))
    .execute()
  for (const column of ['assignee_id', 'waiting_since', 'first_answered_at', 'snoozed_until', 'spam_at'])
    await requests.addColumn(column, 'text').execute()
  const events = db.schema.alterTable('request_events')
  await events.addColumn('kind', 'text', column => column.notNull().defaultTo('state')).execute()
  await events.addColumn('version', 'integer', column => column.notNull().defaultTo(0)).execute()
  for (const column of ['staff_id', 'mail_job_id', 'lang', 'act'])
    await events.addColumn(column, 'text').execute()
  for (const column of ['event_id', 'draft_of'])
    await db.schema.alterTable('uploads').addColumn(column, 'text').execute()
}

async function createOwnTables(db: Kysely<unknown>) {
  const ofRequest = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('request_id', 'text', column =>
        column.notNull().references('requests.id').onDelete('cascade'),
      )
  await ofRequest('request_tags')
    .addColumn('tag', 'text', column => column.notNull())
    .addColumn('team', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('request_tags_key', ['request_id', 'tag'])
    .execute()
  await ofRequest('reply_drafts')
    .addColumn('staff_id', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('uploads', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('reply_drafts_key', ['request_id', 'staff_id'])
    .execute()
  await ofRequest('presence')
    .addColumn('staff_id', 'text', column => column.notNull())
    .addColumn('doing', 'text', column => column.notNull())
    .addColumn('at', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['request_id', 'staff_id'])
    .execute()
  await db.schema
    .createTable('saved_replies')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('team', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('used', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('at', 'text', column => column.notNull())
    .addUniqueConstraint('saved_replies_by_name', ['team', 'name'])
    .execute()
  const ofReply = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('reply_id', 'text', column =>
        column.notNull().references('saved_replies.id').onDelete('cascade'),
      )
  await ofReply('saved_reply_words')
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('saved_reply_words_key', ['reply_id', 'locale'])
    .execute()
  await ofReply('saved_reply_files')
    .addColumn('id', 'text', column => column.notNull().primaryKey())
    .addColumn('storage_key', 'text', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('size', 'integer', column => column.notNull())
    .addColumn('type', 'text', column => column.notNull())
    .execute()
}

/** Creates the search words of requests: SQLite has them in an FTS5 table, PostgreSQL in a tsvector. */
async function createWords(db: Kysely<unknown>) {
  const dialect = dialectOf(db)
  await addIdentityColumn(db.schema.createTable('request_words'), 'number', dialect)
    .addColumn('request_id', 'text', column =>
      column.notNull().unique().references('requests.id').onDelete('cascade'),
    )
    .addColumn('words', dialect === 'sqlite' ? 'text' : sql`tsvector`, column => column.notNull())
    .execute()
  if (dialect === 'postgres')
    return void (await sql`create index request_words_index on request_words using gin (words)`.execute(db))
  await sql`create virtual table request_words_index using fts5(words, content = 'request_words',
    content_rowid = 'number', detail = none, columnsize = 0, tokenize = "ascii tokenchars '@.-_+:'")`.execute(
    db,
  )
  // Erased words leave the index at once, not with a later merge.
  await sql`insert into request_words_index (request_words_index, rank) values ('secure-delete', 1)`.execute(
    db,
  )
  await sql`create trigger request_words_added after insert on request_words begin
    insert into request_words_index (rowid, words) values (new.number, new.words);
  end`.execute(db)
  await sql`create trigger request_words_removed after delete on request_words begin
    insert into request_words_index (request_words_index, rowid, words)
      values ('delete', old.number, old.words);
  end`.execute(db)
}

/** Fills in the new columns of existing rows. */
async function fillColumns(db: Kysely<unknown>) {
  await sql`update requests set team = case kind when 'permission' then 'legal' when 'media-list' then 'press'
    else 'support' end`.execute(db)
  await sql`update request_events set kind = 'message'
    where text is not null and (state is null or state = 'answered')`.execute(db)
  await sql`update request_events set kind = 'decision'
    where "by" = 'staff' and state in ('in-review', 'invited', 'accepted', 'declined')`.execute(db)
  await sql`update requests set first_answered_at = (select min(at) from request_events
    where request_id = requests.id and "by" = 'staff' and state <> 'in-review')`.execute(db)
  await sql`update requests set waiting_since = coalesce((select max(at) from request_events
      where request_id = requests.id and "by" = 'visitor'), created_at)
    where state in ('received', 'in-review') and kind <> 'media-list'`.execute(db)
}

const requestsAtOnce = 200

async function fillWords(db: Kysely<AdminTables>) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const slice: { id: string }[] = await db
      .selectFrom('requests')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(requestsAtOnce)
      .execute()
    for (const { id } of slice) await indexRequest(db, id)
    after = slice.at(-1)?.id
  }
}

const listed = sql`changes_id is null and merged_into is null and spam_at is null`
const open = sql`${listed} and state in ('received', 'in-review', 'answered')`
/** What the boxes filter by, so that only the listed rows are read. */
const filtered = sql`team, kind, locale, state, assignee_id, snoozed_until`

async function createIndexes(db: Kysely<unknown>) {
  const newest = sql`updated_at desc, id desc`
  await sql`create index requests_open on requests (${newest}, ${filtered}) where ${open}`.execute(db)
  await sql`create index requests_open_of_team on requests (team, ${newest}) where ${open}`.execute(db)
  await sql`create index requests_waiting on requests (waiting_since, id, ${filtered})
    where ${open} and waiting_since is not null`.execute(db)
  await sql`create index requests_closed on requests (${newest}, team, kind, locale, state)
    where ${listed} and state not in ('received', 'in-review', 'answered')`.execute(db)
  await sql`create index requests_assigned on requests (assignee_id, ${newest})
    where ${open} and assignee_id is not null`.execute(db)
  await sql`create index requests_snoozed on requests (${newest}, ${filtered})
    where ${open} and snoozed_until is not null`.execute(db)
  await sql`create index requests_spam on requests (${newest}, team) where spam_at is not null`.execute(db)
  await sql`create index requests_by_state on requests (kind, state, ${newest})`.execute(db)
  await sql`create index requests_merged on requests (merged_into) where merged_into is not null`.execute(db)
  // With all requests in it, SQLite would take it for `changes_id is null`.
  await sql`drop index requests_by_changed`.execute(db)
  await sql`create index requests_by_changed on requests (changes_id) where changes_id is not null`.execute(
    db,
  )
  await sql`drop index requests_by_address`.execute(db)
  await sql`create index requests_by_address on requests (email_key, created_at desc)`.execute(db)
  await sql`create index request_tags_by_tag on request_tags (team, tag, request_id)`.execute(db)
  await sql`create unique index request_events_by_act on request_events (request_id, act)
    where act is not null`.execute(db)
  await sql`create index uploads_of_event on uploads (event_id) where event_id is not null`.execute(db)
  await sql`create index saved_reply_files_of_reply on saved_reply_files (reply_id)`.execute(db)
}
