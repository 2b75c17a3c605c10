import type { Kysely } from 'kysely'
import type { CountedTerm } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import { isOpenOn } from '../positions/list-positions.ts'
import { listTerms } from './list-terms.ts'

const kinds = ['team', 'location', 'type', 'workplace'] as const
type Kind = (typeof kinds)[number]

/** The vocabularies of positions in their order, with the number of open positions of each term, which may be 0. */
export async function countTerms(
  db: Kysely<AdminTables>,
  { languageTag, today }: { readonly languageTag: LanguageTag; readonly today: string },
): Promise<Record<Kind, CountedTerm[]>> {
  const counted = await Promise.all(kinds.map(kind => countKind(db, kind, languageTag, today)))
  return Object.fromEntries(kinds.map((kind, index) => [kind, counted[index]])) as Record<Kind, CountedTerm[]>
}

async function countKind(db: Kysely<AdminTables>, kind: Kind, languageTag: LanguageTag, today: string) {
  const [terms, rows] = await Promise.all([
    listTerms(db, kind, languageTag),
    db
      .selectFrom('positions as p')
      .select(({ fn, ref }) => [ref(`p.${kind}`).as('id'), fn.countAll().as('count')])
      .where(isOpenOn(today))
      .groupBy(`p.${kind}`)
      .execute(),
  ])
  const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]))
  return terms.map(term => ({ ...term, count: counts.get(term.id) ?? 0 }))
}
