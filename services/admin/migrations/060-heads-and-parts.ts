import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { dialectOf } from '../../../platform/database/dialect.ts'

/**
 * An index of what is written and not published as it is, which few texts and facts are; and one of revisions with the part first:
 * PostgreSQL reads those of a language at once, where it looked for one after the other.
 */
export const headsAndParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index heads_unpublished on heads (part, entry_id, draft_id, live_id)
      where draft_id is not null and live_id is distinct from draft_id`.execute(db)
    await sql`create index revisions_by_part on revisions (part, id, source_revision, hash)`.execute(db)
    await sql`drop index revisions_with_source`.execute(db)
    // Terms of published facts are counted in the rows of the site.
    if (dialectOf(db) === 'sqlite') await sql`drop index revisions_with_terms`.execute(db)
  },
}
