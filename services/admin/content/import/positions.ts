import * as v from 'valibot'
import { everyLocale, languageTagOf } from '../../../../contract/locale.ts'
import { newId } from '../../../../platform/identity.ts'
import type { ContentPart } from './content-part.ts'
import { foldersIn, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'
import { oneOf, type Vocabulary } from './terms.ts'

type PositionTermIds = Vocabulary<'type' | 'team' | 'location' | 'workplace'>['ids']

const date = v.pipe(v.string(), v.isoDate('should be a date such as 2026-03-01'))
const salary = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))
const front = v.strictObject({ title: sentence, description: sentence })

const factsWith = ({ type, team, location, workplace }: PositionTermIds) =>
  v.pipe(
    v.strictObject({
      type: oneOf(type),
      team: oneOf(team),
      location: oneOf(location),
      workplace: oneOf(workplace),
      salary_min: salary,
      salary_max: salary,
      currency: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'should be three capitals such as AUD'))),
      opened_on: date,
      closed_on: v.nullable(date),
    }),
    v.check(
      ({ salary_min: min, salary_max: max }) => min === null || max === null || min <= max,
      'salary_min is above salary_max',
    ),
    v.check(
      ({ salary_min: min, salary_max: max, currency }) => currency !== null || (min === null && max === null),
      'a salary has no currency',
    ),
  )
type FactsSchema = ReturnType<typeof factsWith>

/** Reads all positions, open or closed: a folder with its facts and a text per language. */
export function positions(root: string, words: PositionTermIds): ContentPart[] {
  const facts = factsWith(words)
  return foldersIn(root, 'careers').map(folder => position(root, folder, facts))
}

function position(root: string, folder: string, facts: FactsSchema): ContentPart {
  const slug = slugOf(folder)
  const factsSource = readSource(root, `${folder}/position.yaml`)
  const row = readYaml(factsSource, facts)
  const texts = everyLocale.map(locale => {
    const iso = languageTagOf(locale)
    const source = readSource(root, `${folder}/${locale}.md`)
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
