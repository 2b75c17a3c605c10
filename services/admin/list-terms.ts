import type { Kysely } from 'kysely'
import type { Term } from '../../contract/admin.ts'
import type { Iso } from '../http/language.ts'
import type { AdminTables, TermKind } from './schema.ts'

/** One vocabulary in its own order, in one language. */
export function listTerms(db: Kysely<AdminTables>, kind: TermKind, iso: Iso): Promise<Term[]> {
  return db
    .selectFrom('terms')
    .select(['id', 'title'])
    .where('kind', '=', kind)
    .where('iso', '=', iso)
    .orderBy('sort')
    .execute()
}
