import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { termKinds } from '../../../contract/office/term-kinds.ts'
import { dialectOf } from '../../../platform/database/dialect.ts'

/**
 * Indexes that answer, without the rows: which texts of a language are outdated, and how many entries are of each term. Rows of
 * revisions hold whole texts, some pages each.
 */
export const textIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index heads_by_part on heads (part, entry_id, draft_id, live_id)`.execute(db)
    await sql`create index revisions_with_source on revisions (id, source_revision, hash)`.execute(db)
    // PostgreSQL reads the row of an expression all the same.
    if (dialectOf(db) === 'postgres') return
    const terms = sql.join(termKinds.map(kind => sql`fields ->> ${sql.lit(kind)}`))
    await sql`create index revisions_with_terms on revisions (id, part, ${terms}) where part = 'facts'`.execute(
      db,
    )
  },
}
