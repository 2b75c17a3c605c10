import type { Kysely } from 'kysely'
import type { Term } from '../../../../contract/admin.ts'
import type { LanguageTag } from '../../../../contract/locale.ts'
import type { AdminTables } from '../../schema.ts'
import type { TermKind } from '../schema.ts'

/** One vocabulary in its order, in one language. */
export function listTerms(
  db: Kysely<AdminTables>,
  kind: TermKind,
  languageTag: LanguageTag,
): Promise<Term[]> {
  return db
    .selectFrom('terms')
    .select(['id', 'title'])
    .where('kind', '=', kind)
    .where('iso', '=', languageTag)
    .orderBy('sort')
    .execute()
}

/** A lookup of term titles in one language; a removed term keeps its id as the title. */
export async function nameTerms(db: Kysely<AdminTables>, languageTag: LanguageTag) {
  const rows = await db.selectFrom('terms').selectAll().where('iso', '=', languageTag).execute()
  const titles = new Map(rows.map(row => [`${row.kind}/${row.id}`, row.title]))
  return (kind: TermKind, id: string): Term => ({ id, title: titles.get(`${kind}/${id}`) ?? id })
}
