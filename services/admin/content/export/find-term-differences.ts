import type { Kysely } from 'kysely'
import type { AdminTables } from '../../schema.ts'
import { findSource, hashOf, type RawSource } from '../import/source.ts'
import { positionTermKinds, vocabularyFiles } from '../import/terms.ts'
import type { TermKind } from '../schema.ts'
import { readVocabulary, writeTitles } from '../vocabularies/follow-terms.ts'
import type { VocabularyTerm } from '../vocabularies/vocabulary-term.ts'
import type { Difference } from './find-differences.ts'
import { patchTerms } from './patch-terms.ts'

/** The files of vocabularies that differ from what staff have made of them. */
export async function findTermDifferences(db: Kysely<AdminTables>, root: string): Promise<Difference[]> {
  const files = [
    [vocabularyFiles.category, ['category']],
    [vocabularyFiles.position, positionTermKinds],
  ] as const
  const differences: Difference[] = []
  for (const [path, kinds] of files) {
    const found = await findDifference(db, findSource(root, path), kinds)
    if (found) differences.push({ path, ...found })
  }
  return differences
}

async function findDifference(
  db: Kysely<AdminTables>,
  source: RawSource | undefined,
  kinds: readonly TermKind[],
): Promise<Omit<Difference, 'path'> | null> {
  const office = new Map<TermKind, VocabularyTerm[]>()
  for (const kind of kinds) office.set(kind, await readVocabulary(db, kind))
  const bases = await db.selectFrom('term_bases').selectAll().where('kind', 'in', kinds).execute()
  const isAgreed = kinds.every(kind => {
    const own = office.get(kind) ?? []
    const agreed = bases.filter(base => base.kind === kind && base.id !== '' && base.agreed !== null)
    const order = bases.find(base => base.kind === kind && base.id === '')?.agreed
    return (
      order === JSON.stringify(own.map(({ id }) => id)) &&
      agreed.length === own.length &&
      own.every(({ id, title }) => agreed.some(base => base.id === id && base.agreed === writeTitles(title)))
    )
  })
  if (isAgreed || !source) return null
  const loaded = await db
    .selectFrom('content_sources')
    .select('hash')
    .where('path', '=', source.path)
    .executeTakeFirst()
  const isChanged = loaded?.hash !== hashOf([source]) || bases.some(({ agreed, file }) => agreed !== file)
  const text = patchTerms(source.text, office)
  const isWindows = source.raw.includes('\r\n')
  if (text === source.text) return null
  return { text: isWindows ? text.replaceAll('\n', '\r\n') : text, isChanged }
}
