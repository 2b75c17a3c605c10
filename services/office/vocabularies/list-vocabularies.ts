import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { newsCategory } from '../../../contract/office/content-scope.ts'
import { type ContentTermKind, termKinds } from '../../../contract/office/term-kinds.ts'
import type { VocabularyView } from '../../../contract/office/vocabularies.ts'
import type { TermBaseRow } from '../../admin/content/schema.ts'
import { countUses } from '../../admin/content/vocabularies/count-uses.ts'
import { readVocabulary } from '../../admin/content/vocabularies/follow-terms.ts'
import type { TermTitles, VocabularyTerm } from '../../admin/content/vocabularies/vocabulary-term.ts'
import type { AdminTables } from '../../admin/schema.ts'

/** Every vocabulary, with what files say differently. */
export async function listVocabularies(db: Kysely<AdminTables>): Promise<VocabularyView[]> {
  const views: VocabularyView[] = []
  for (const kind of termKinds) {
    const terms = await readVocabulary(db, kind)
    const bases = await findBases(db, kind)
    const uses = await countUses(db, kind)
    views.push({
      kind,
      seen: hashOfTerms(terms, bases),
      terms: terms.map(term => ({
        ...term,
        uses: uses.get(term.id) ?? 0,
        is_fixed: isFixed(kind, term.id),
      })),
      conflicts: bases.filter(isInConflict).map(({ id, file }) => ({
        id,
        office: terms.find(term => term.id === id)?.title ?? null,
        file: file === null ? null : (JSON.parse(file) as TermTitles),
      })),
    })
  }
  return views
}

/** What of the terms of a kind files and office agreed on. */
export const findBases = (db: Kysely<AdminTables>, kind: ContentTermKind): Promise<TermBaseRow[]> =>
  db.selectFrom('term_bases').selectAll().where('kind', '=', kind).orderBy('id').execute()

export const isInConflict = ({ id, agreed, file }: TermBaseRow): boolean => id !== '' && agreed !== file

/** The press team writes the articles of one category. */
export const isFixed = (kind: ContentTermKind, id: string): boolean =>
  kind === 'category' && id === newsCategory

/** Stands for a vocabulary as it was shown: another one has another. */
export const hashOfTerms = (terms: readonly VocabularyTerm[], bases: readonly TermBaseRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify([terms, bases.filter(isInConflict)]))
    .digest('hex')
    .slice(0, 32)
