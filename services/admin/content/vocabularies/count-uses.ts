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
  for (const { term, count } of [...(await countPublished(db, kind)), ...(await countDrafts(db, kind))])
    if (term !== null) uses.set(term, (uses.get(term) ?? 0) + Number(count))
  return uses
}

const count = sql<number>`count(*)`.as('count')

const countPublished = (db: Kysely<AdminTables>, kind: TermKind) =>
  kind === 'category'
    ? db.selectFrom('articles').select(['category as term', count]).groupBy('category').execute()
    : db
        .selectFrom('positions')
        .select([`${kind} as term`, count])
        .groupBy(kind)
        .execute()

// The condition of a partial index: in the words of the migration, or it is not found.
const isUnpublished = sql<SqlBool>`h.draft_id is not null and h.live_id is distinct from h.draft_id`

function countDrafts(db: Kysely<AdminTables>, kind: TermKind) {
  const dialect = dialectOf(db)
  const drafts = db
    .selectFrom('heads as h')
    .innerJoin('entries as e', 'e.id', 'h.entry_id')
    .innerJoin('revisions as draft', 'draft.id', 'h.draft_id')
    .leftJoin('revisions as live', 'live.id', 'h.live_id')
    .select(jsonTextOf('draft.fields', kind, dialect).as('term'))
    .select(jsonTextOf('live.fields', kind, dialect).as('published'))
    .where('h.part', '=', 'facts')
    .where(isUnpublished)
    .where('e.kind', '=', kind === 'category' ? 'article' : 'position')
  return db
    .selectFrom(drafts.as('drafts'))
    .select(['term', count])
    .where(({ eb, ref }) => eb('term', 'is distinct from', ref('published')))
    .groupBy('term')
    .execute()
}
