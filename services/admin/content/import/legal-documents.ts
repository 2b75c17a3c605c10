import * as v from 'valibot'
import { namesFault } from '../documents/names-fault.ts'
import { imprint, type OperatorFact, operatorFacts } from '../documents/operator-facts.ts'
import type { EntryFiles } from './content-part.ts'
import { readTexts } from './read-texts.ts'
import {
  ContentFault,
  foldersIn,
  inEveryLanguage,
  readMarkdown,
  readSource,
  readYaml,
  sentence,
  slugOf,
} from './source.ts'

const shouldBeDay = 'should be a date such as 2026-03-01'
const isDay = (text: string) =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
const effective = v.pipe(v.string(), v.isoDate(shouldBeDay), v.check(isDay, shouldBeDay))
const front = v.strictObject({ title: sentence, description: sentence })

/** One value for every language, or one for each. */
const value = v.union([sentence, inEveryLanguage(sentence)])
const entries = Object.fromEntries(operatorFacts.map(name => [name, value])) as Record<
  OperatorFact,
  typeof value
>
const withoutFacts = v.strictObject({ effective })
const withFacts = v.strictObject({ effective, sample: v.boolean(), values: v.strictObject(entries) })

/** The schema of a document's facts: the imprint has those about the operator. */
export const legalFactsOf = (slug: string) => (slug === imprint ? withFacts : withoutFacts)
export type LegalFacts = v.InferOutput<typeof withFacts> | v.InferOutput<typeof withoutFacts>

/** Reads all legal and company documents: a folder with the effective date and a text per language. */
export const legalDocuments = (root: string): EntryFiles[] =>
  foldersIn(root, 'legal').map(folder => legalDocument(root, folder))

function legalDocument(root: string, folder: string): EntryFiles {
  const slug = slugOf(folder)
  const factsSource = readSource(root, `${folder}/document.yaml`)
  const facts: LegalFacts = readYaml(factsSource, legalFactsOf(slug))
  const left = findSampleValue(facts)
  if (left)
    throw new ContentFault(`content/${factsSource.path}: values.${left}: is still the sample, in brackets`)
  const texts = readTexts(root, folder, source => {
    const { data, body } = readMarkdown(source, front)
    const fault = namesFault('legal', body)
    if (fault) throw new ContentFault(`content/${source.path}: ${fault}`)
    return { ...data, body }
  })
  return {
    kind: 'legal',
    path: folder,
    sources: [factsSource, ...texts.map(({ source }) => source)],
    facts,
    factsSource,
    texts,
  }
}

/** The fact of a completed imprint that is still a sample value in brackets. */
export const findSampleValue = (facts: LegalFacts): OperatorFact | undefined =>
  'values' in facts && !facts.sample
    ? operatorFacts.find(name => JSON.stringify(facts.values[name]).match(/"[[［]/))
    : undefined
