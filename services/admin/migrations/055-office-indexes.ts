import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indexes of lists of the office. That of accounts leaves out requests without one: where those are most of them, statistics
 * advise against the whole index.
 */
export const officeIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index requests_by_account`.execute(db)
    await sql`create index requests_by_account on requests (account_id) where account_id is not null`.execute(
      db,
    )
    await sql`create index heads_by_time on heads (updated_at)`.execute(db)
    await sql`create index revisions_with_media on revisions (entry_id, part) where fields like '%media:%'`.execute(
      db,
    )
  },
}
