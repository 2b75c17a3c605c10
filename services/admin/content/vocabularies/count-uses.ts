import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import { readFactsOf } from '../entries/fields.ts'
import type { TermKind } from '../schema.ts'

/** How many entries are of each term in their newest or their published facts; archived ones too. */
export async function countUses(db: Kysely<AdminTables>, kind: TermKind): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('heads as head')
    .innerJoin('entries as entry', 'entry.id', 'head.entry_id')
    .innerJoin('revisions as revision', join =>
      join.on(({ or, eb }) =>
        or([eb('revision.id', '=', eb.ref('head.draft_id')), eb('revision.id', '=', eb.ref('head.live_id'))]),
      ),
    )
    .select(['entry.id', 'revision.fields'])
    .where('head.part', '=', 'facts')
    .where('entry.kind', '=', kind === 'category' ? 'article' : 'position')
    .execute()
  const used = new Map<string, Set<string>>()
  for (const { id, fields } of rows) {
    const term = String(readFactsOf(fields)[kind])
    used.set(term, (used.get(term) ?? new Set()).add(id))
  }
  return new Map([...used].map(([term, ids]) => [term, ids.size]))
}
