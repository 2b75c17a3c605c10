import * as v from 'valibot'
import { newId } from '../../../platform/identity.ts'
import type { ContentPart } from './import-content.ts'
import { foldersWith, inEachLanguage, readMarkdown, readSource, readYaml } from './source.ts'

const date = v.pipe(v.string(), v.isoDate())
const salary = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))
const facts = v.strictObject({
  type: v.string(),
  team: v.string(),
  location: v.string(),
  workplace: v.string(),
  salary_min: salary,
  salary_max: salary,
  currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  opened_on: date,
  closed_on: v.nullable(date),
})
const front = v.strictObject({ title: v.string(), description: v.string() })

/** Every open or closed position: a folder with its facts and a text per language. */
export const positions = (root: string): ContentPart[] =>
  foldersWith(root, 'careers', 'position.yaml').map(folder => position(root, folder))

function position(root: string, folder: string): ContentPart {
  const slug = folder.slice('careers/'.length)
  const factsSource = readSource(root, `${folder}/position.yaml`)
  const row = readYaml(factsSource, facts)
  const texts = inEachLanguage.map(([language, iso]) => {
    const source = readSource(root, `${folder}/${language}.md`)
    const { data, body } = readMarkdown(source, front)
    return { source, text: { iso, ...data, body } }
  })
  return {
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    write: async db => {
      const { id } = await db
        .insertInto('positions')
        .values({ id: newId(), slug, ...row })
        .onConflict(conflict => conflict.column('slug').doUpdateSet(row))
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.deleteFrom('position_texts').where('position_id', '=', id).execute()
      await db
        .insertInto('position_texts')
        .values(texts.map(({ text }) => ({ position_id: id, ...text })))
        .execute()
    },
  }
}
