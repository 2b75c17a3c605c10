import * as v from 'valibot'
import type { EntryFiles } from './content-part.ts'
import { type Hold, holdWhole } from './hold-lightly.ts'
import { readTexts } from './read-texts.ts'
import { foldersIn, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'
import { oneOf, type Vocabulary } from './terms.ts'

export type PositionTermIds = Vocabulary<'type' | 'team' | 'location' | 'workplace'>['ids']

const date = v.pipe(v.string(), v.isoDate('should be a date such as 2026-03-01'))
const salary = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))
const front = v.strictObject({ title: sentence, description: sentence })

/** The facts of a position. */
export const positionFactsWith = ({ type, team, location, workplace }: PositionTermIds) =>
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
type FactsSchema = ReturnType<typeof positionFactsWith>
export type PositionFacts = v.InferOutput<FactsSchema>

/** Reads all positions, open or closed: a folder with its facts and a text per language. */
export function positions(root: string, termIds: PositionTermIds, hold: Hold = holdWhole): EntryFiles[] {
  const facts = positionFactsWith(termIds)
  return foldersIn(root, 'careers').map(folder => hold(() => position(root, folder, facts)))
}

function position(root: string, folder: string, schema: FactsSchema): EntryFiles {
  slugOf(folder)
  const factsSource = readSource(root, `${folder}/position.yaml`)
  const facts = readYaml(factsSource, schema)
  const texts = readTexts(root, folder, source => {
    const { data, body } = readMarkdown(source, front)
    return { ...data, body }
  })
  return {
    kind: 'position',
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    facts,
    factsSource,
    texts,
  }
}
