import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import type { LegalDocumentRow } from '../schema.ts'

/** The versions of a legal document, each by the day from which it is in effect. */
export interface LegalVersions {
  readonly current: string
  /** The version that is announced. */
  readonly next: string | null
  /** Newest first. */
  readonly earlier: readonly string[]
  /** The texts of a version, one for each of its languages. */
  readonly textsOf: (day: string) => LegalDocumentRow[]
}

/**
 * The versions of a document as of a day; null where nothing of it is published. A document whose first version is not in
 * effect yet has it as its current one.
 */
export async function findVersions(
  db: Kysely<AdminTables>,
  slug: string,
  today: string,
): Promise<LegalVersions | null> {
  const published = await db.selectFrom('legal_documents').selectAll().where('slug', '=', slug).execute()
  const [newest] = published
  if (!newest) return null
  const rows = await db
    .selectFrom('legal_versions')
    .selectAll()
    .where('slug', '=', slug)
    .where('effective', '<', newest.effective)
    .orderBy('effective', 'desc')
    .execute()
  const before = [...new Set(rows.map(({ effective }) => effective))]
  const textsOf = (day: string) =>
    day === newest.effective ? published : rows.filter(({ effective }) => effective === day)
  const inEffect = [newest.effective, ...before].find(day => day <= today)
  const current = inEffect ?? newest.effective
  return {
    current,
    next: current < newest.effective ? newest.effective : null,
    earlier: before.filter(day => day < current),
    textsOf,
  }
}
