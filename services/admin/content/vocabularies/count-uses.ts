import { type Kysely, type SqlBool, sql } from 'kysely'
import { dialectOf, jsonTextOf } from '../../../../platform/database/dialect.ts'
import type { AdminTables } from '../../schema.ts'
import type { TermKind } from '../schema.ts'

/**
 * How many entries are of each term in their newest or their published facts; archived ones too. What is published is counted in
 * the rows of the site, so that only facts that differ from it are read.
 */
export async function countUses(db: Kysely<AdminTables>, kind: TermKind): Promise<Map<string, number>> {
  const uses = new Map<string, number>()
  const add = (term: string, count: number) => uses.set(term, (uses.get(term) ?? 0) + count)
  for (const { term, count } of await countPublished(db, kind)) add(term, Number(count))
  const heads = await listUnpublished(db, kind)
  const terms = await readTerms(db, kind, heads)
  for (const { draft_id, live_id } of heads) {
    const term = terms.get(draft_id ?? '') ?? null
    if (term !== null && term !== terms.get(live_id ?? '')) add(term, 1)
  }
  return uses
}

function countPublished(db: Kysely<AdminTables>, kind: TermKind) {
  const count = sql<number>`count(*)`.as('count')
  return kind === 'category'
    ? db.selectFrom('articles').select(['category as term', count]).groupBy('category').execute()
    : db
        .selectFrom('positions')
        .select([`${kind} as term`, count])
        .groupBy(kind)
        .execute()
}

type UnpublishedFacts = Pick<AdminTables['heads'], 'draft_id' | 'live_id'>

// The condition of a partial index: in the words of the migration, or it is not found.
const isUnpublished = sql<SqlBool>`h.draft_id is not null and h.live_id is distinct from h.draft_id`

const listUnpublished = (db: Kysely<AdminTables>, kind: TermKind): Promise<UnpublishedFacts[]> =>
  db
    .selectFrom('heads as h')
    .innerJoin('entries as e', 'e.id', 'h.entry_id')
    .select(['h.draft_id', 'h.live_id'])
    .where('h.part', '=', 'facts')
    .where(isUnpublished)
    .where('e.kind', '=', kind === 'category' ? 'article' : 'position')
    .execute()

const revisionsAtOnce = 300

/** The terms of the revisions of heads. Asked by id: PostgreSQL estimates that all facts are unpublished, and would join all. */
async function readTerms(db: Kysely<AdminTables>, kind: TermKind, heads: readonly UnpublishedFacts[]) {
  const ids = heads.flatMap(({ draft_id, live_id }) => [draft_id, live_id]).filter(id => id !== null)
  const terms = new Map<string, string | null>()
  for (let from = 0; from < ids.length; from += revisionsAtOnce) {
    const rows = await db
      .selectFrom('revisions')
      .select(['id', jsonTextOf('fields', kind, dialectOf(db)).as('term')])
      .where('id', 'in', ids.slice(from, from + revisionsAtOnce))
      .execute()
    for (const { id, term } of rows) terms.set(id, term)
  }
  return terms
}
