import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

const listed = sql`changes_id is null and merged_into is null and spam_at is null`
const open = sql`${listed} and state in ('received', 'in-review', 'answered')`
const newest = sql`updated_at desc, id desc`
/** Every column that an open box filters by, so that its count reads the index alone. */
const filtered = sql`team, kind, locale, state, assignee_id, snoozed_until, waiting_since`

/** Indexes by which PostgreSQL counts boxes without reading their requests. */
export const inboxIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['open', 'assigned', 'snoozed', 'spam'])
      await sql`drop index ${sql.ref(`requests_${name}`)}`.execute(db)
    await sql`create index requests_open on requests (${newest}, ${filtered}) where ${open}`.execute(db)
    await sql`create index requests_assigned on requests
      (assignee_id, ${newest}, team, kind, locale, state, snoozed_until, waiting_since)
      where ${open} and assignee_id is not null`.execute(db)
    await sql`create index requests_snoozed on requests (${newest}, ${filtered})
      where ${open} and snoozed_until is not null`.execute(db)
    await sql`create index requests_spam on requests (${newest}, team)
      where spam_at is not null and changes_id is null and merged_into is null`.execute(db)
    // Words go into the index with their request: a search would read those that wait for it one by one.
    if (dialectOf(db) === 'postgres')
      await sql`alter index request_words_index set (fastupdate = off)`.execute(db)
  },
}
