import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { contentKeys } from '../../../../contract/content-keys.ts'
import type { AdminTables } from '../../schema.ts'
import type { TermKind } from '../schema.ts'
import { followTerms } from '../vocabularies/follow-terms.ts'
import type { SharedFile } from './content-part.ts'
import { inEveryLanguage, readSource, readYaml, sentence } from './source.ts'

const term = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'should be lower case letters, digits and hyphens')),
  title: inEveryLanguage(sentence),
})
const terms = v.pipe(
  v.array(term),
  v.nonEmpty('should name at least one'),
  v.check(list => new Set(list.map(({ id }) => id)).size === list.length, 'names an id twice'),
)
type TermEntry = v.InferOutput<typeof term>

/** The files of vocabularies: that of the categories, and that of what positions are of. */
export const vocabularyFiles = {
  category: 'insight/categories.yaml',
  position: 'careers/terms.yaml',
} as const
export const positionTermKinds = ['type', 'team', 'location', 'workplace'] as const

/** A vocabulary as a content part, with the ids of its terms. */
export interface Vocabulary<Kind extends TermKind> {
  readonly part: SharedFile
  readonly ids: Readonly<Record<Kind, readonly string[]>>
}

/** Reads the categories of articles. */
export function readCategories(root: string): Vocabulary<'category'> {
  const source = readSource(root, vocabularyFiles.category)
  const category = readYaml(source, terms)
  const write = (db: Kysely<AdminTables>) => writeTerms(db, { category })
  return {
    part: { path: source.path, sources: [source], key: contentKeys.terms, write },
    ids: { category: idsOf(category) },
  }
}

/** Reads the vocabularies of positions. */
export function readPositionTerms(root: string): Vocabulary<'type' | 'team' | 'location' | 'workplace'> {
  const source = readSource(root, vocabularyFiles.position)
  const read = readYaml(
    source,
    v.strictObject({ type: terms, team: terms, location: terms, workplace: terms }),
  )
  const write = (db: Kysely<AdminTables>) => writeTerms(db, read)
  const { type, team, location, workplace } = read
  return {
    part: { path: source.path, sources: [source], key: contentKeys.terms, write },
    ids: { type: idsOf(type), team: idsOf(team), location: idsOf(location), workplace: idsOf(workplace) },
  }
}

/** One term of a vocabulary, or a fault at its line. */
export const oneOf = (ids: readonly string[]) =>
  v.picklist(ids, issue => `is ${issue.received}, but should be one of ${ids.join(', ')}`)

const idsOf = (list: readonly TermEntry[]) => list.map(({ id }) => id)

async function writeTerms(db: Kysely<AdminTables>, terms: Partial<Record<TermKind, TermEntry[]>>) {
  for (const [kind, list] of Object.entries(terms) as [TermKind, TermEntry[]][])
    await followTerms(db, kind, list)
}
