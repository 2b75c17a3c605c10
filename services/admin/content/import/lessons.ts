import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { lessonAges, lessonApps, lessonSubjects, worksheets } from '../../../../contract/lesson-facts.ts'
import type { EntryFiles } from './content-part.ts'
import { type Hold, holdWhole } from './hold-lightly.ts'
import { readTexts } from './read-texts.ts'
import { foldersIn, readMarkdown, readSource, readYaml, sentence, slugOf } from './source.ts'

const front = v.strictObject({ title: sentence, description: sentence })
const among = <const T extends readonly string[]>(choices: T) =>
  v.picklist(choices, `should be one of ${choices.join(', ')}`)
const whole = (most: number) => {
  const range = `should be a whole number from 1 to ${most}`
  return v.pipe(v.number(range), v.integer(range), v.minValue(1, range), v.maxValue(most, range))
}

export const lessonFacts = v.strictObject({
  order: whole(10_000),
  age: among(lessonAges),
  subject: among(lessonSubjects),
  app: among(lessonApps),
  minutes: whole(600),
  sheet: v.nullable(among(worksheets)),
})
export type LessonFacts = v.InferOutput<typeof lessonFacts>

/** Reads all lessons: a folder with its facts and a text per language. */
export const lessons = (root: string, hold: Hold = holdWhole): EntryFiles[] =>
  existsSync(join(root, 'education'))
    ? foldersIn(root, 'education').map(folder => hold(() => lesson(root, folder)))
    : []

function lesson(root: string, folder: string): EntryFiles {
  slugOf(folder)
  const factsSource = readSource(root, `${folder}/lesson.yaml`)
  const facts = readYaml(factsSource, lessonFacts)
  const texts = readTexts(root, folder, source => {
    const { data, body } = readMarkdown(source, front)
    return { ...data, body }
  })
  return {
    kind: 'lesson',
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    facts,
    factsSource,
    texts,
  }
}
