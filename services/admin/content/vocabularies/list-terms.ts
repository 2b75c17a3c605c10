import type { Kysely } from 'kysely'
import type { Term } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables, TermKind } from '../../schema.ts'

/** One vocabulary in its order, in one language. */
export function listTerms(db: Kysely<AdminTables>, kind: TermKind, iso: LanguageTag): Promise<Term[]> {
  return db
    .selectFrom('terms')
    .select(['id', 'title'])
    .where('kind', '=', kind)
    .where('iso', '=', iso)
    .orderBy('sort')
    .execute()
}

/** A lookup of term titles in one language; a removed term keeps its id as the title. */
export async function nameTerms(db: Kysely<AdminTables>, iso: LanguageTag) {
  const rows = await db.selectFrom('terms').selectAll().where('iso', '=', iso).execute()
  const titles = new Map(rows.map(row => [`${row.kind}/${row.id}`, row.title]))
  return (kind: TermKind, id: string): Term => ({ id, title: titles.get(`${kind}/${id}`) ?? id })
}
