import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { AdminTables, TermKind } from '../schema.ts'
import type { ContentPart } from './import-content.ts'
import { inEachLanguage, readSource, readYaml } from './source.ts'

const words = v.array(
  v.strictObject({
    id: v.string(),
    title: v.strictObject({ en: v.string(), cn: v.string(), jp: v.string() }),
  }),
)
type Words = v.InferOutput<typeof words>

/** The categories of articles. */
export function categories(root: string): ContentPart {
  const source = readSource(root, 'insight/categories.yaml')
  const category = readYaml(source, words)
  return { path: source.path, sources: [source], write: db => writeTerms(db, { category }) }
}

/** What positions are described by. */
export function positionTerms(root: string): ContentPart {
  const source = readSource(root, 'careers/terms.yaml')
  const terms = readYaml(
    source,
    v.strictObject({ type: words, team: words, location: words, workplace: words }),
  )
  return { path: source.path, sources: [source], write: db => writeTerms(db, terms) }
}

async function writeTerms(db: Kysely<AdminTables>, terms: Partial<Record<TermKind, Words>>) {
  for (const [kind, list] of Object.entries(terms) as [TermKind, Words][]) {
    await db.deleteFrom('terms').where('kind', '=', kind).execute()
    const rows = list.flatMap(({ id, title }, sort) =>
      inEachLanguage.map(([language, iso]) => ({ kind, id, iso, title: title[language], sort })),
    )
    await db.insertInto('terms').values(rows).execute()
  }
}
