import * as v from 'valibot'
import type { ContentPart } from './content-part.ts'
import { foldersIn, inEachLanguage, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'

const facts = v.strictObject({
  effective: v.pipe(v.string(), v.isoDate('should be a date such as 2026-03-01')),
})
const front = v.strictObject({ title: sentence, description: sentence })

/** Every legal or company document: a folder with the day from which it holds and a text per language. */
export const legalDocuments = (root: string): ContentPart[] =>
  foldersIn(root, 'legal').map(folder => legalDocument(root, folder))

function legalDocument(root: string, folder: string): ContentPart {
  const slug = slugOf(folder)
  const factsSource = readSource(root, `${folder}/document.yaml`)
  const { effective } = readYaml(factsSource, facts)
  const texts = inEachLanguage.map(([language, iso]) => {
    const source = readSource(root, `${folder}/${language}.md`)
    const { data, body } = readMarkdown(source, front)
    return { source, row: { slug, iso, effective, ...data, body } }
  })
  return {
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    write: async db => {
      await db.deleteFrom('legal_documents').where('slug', '=', slug).execute()
      await db
        .insertInto('legal_documents')
        .values(texts.map(({ row }) => row))
        .execute()
    },
  }
}
