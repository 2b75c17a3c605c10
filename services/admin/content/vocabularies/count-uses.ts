import { type Kysely, sql } from 'kysely'
import { dialectOf, jsonTextOf } from '../../../../platform/database/dialect.ts'
import type { AdminTables } from '../../schema.ts'
import type { TermKind } from '../schema.ts'

/** How many entries are of each term in their newest or their published facts; archived ones too. */
export async function countUses(db: Kysely<AdminTables>, kind: TermKind): Promise<Map<string, number>> {
  const facts = db
    .selectFrom('entries')
    .innerJoin('heads', 'heads.entry_id', 'entries.id')
    .where('heads.part', '=', 'facts')
    .where('entries.kind', '=', kind === 'category' ? 'article' : 'position')
  const term = jsonTextOf('revisions.fields', kind, dialectOf(db))
  const named = (head: 'heads.draft_id' | 'heads.live_id') =>
    facts
      .innerJoin('revisions', 'revisions.id', head)
      // Names the index that has the terms.
      .where('revisions.part', '=', 'facts')
      .select(['entries.id', term.as('term')])
  const rows = await db
    .selectFrom(
      named('heads.draft_id')
        .union(named('heads.live_id').whereRef('heads.live_id', 'is distinct from', 'heads.draft_id'))
        .as('named'),
    )
    .select(['term', sql<number>`count(*)`.as('count')])
    .where('term', 'is not', null)
    .groupBy('term')
    .execute()
  return new Map(rows.map(({ term, count }) => [String(term), Number(count)]))
}
