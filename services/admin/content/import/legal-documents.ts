import * as v from 'valibot'
import { everyLocale, type Locale, languageTagOf } from '../../../../contract/locale.ts'
import { type Condition, conditions, conditionsIn } from '../documents/conditions.ts'
import {
  type Facts,
  imprint,
  type OperatorFact,
  operatorFacts,
  placeholders,
  placeholdersIn,
} from '../documents/operator-facts.ts'
import type { ContentPart } from './content-part.ts'
import {
  ContentFault,
  foldersIn,
  inEveryLanguage,
  readMarkdown,
  readSource,
  readYaml,
  type Source,
  sentence,
  slugOf,
} from './source.ts'

const effective = v.pipe(v.string(), v.isoDate('should be a date such as 2026-03-01'))
const front = v.strictObject({ title: sentence, description: sentence })

/** One value for every language, or one for each. */
const value = v.union([sentence, inEveryLanguage(sentence)])
const entries = Object.fromEntries(operatorFacts.map(name => [name, value])) as Record<
  OperatorFact,
  typeof value
>
const withoutFacts = v.strictObject({ effective })
const withFacts = v.strictObject({ effective, sample: v.boolean(), values: v.strictObject(entries) })

/** Reads all legal and company documents: a folder with the effective date and a text per language. */
export const legalDocuments = (root: string): ContentPart[] =>
  foldersIn(root, 'legal').map(folder => legalDocument(root, folder))

function legalDocument(root: string, folder: string): ContentPart {
  const slug = slugOf(folder)
  const source = readSource(root, `${folder}/document.yaml`)
  const about: About = slug === imprint ? readImprint(source) : readYaml(source, withoutFacts)
  const texts = everyLocale.map(locale => {
    const iso = languageTagOf(locale)
    const source = readSource(root, `${folder}/${locale}.md`)
    const { data, body } = readMarkdown(source, front)
    checkNames(source, body)
    const facts = about.values ? JSON.stringify(factsIn(about, locale)) : null
    return { source, row: { slug, iso, effective: about.effective, ...data, body, facts } }
  })
  return {
    path: folder,
    sources: [source, ...texts.map(({ source }) => source)],
    write: async db => {
      await db.deleteFrom('legal_documents').where('slug', '=', slug).execute()
      await db
        .insertInto('legal_documents')
        .values(texts.map(({ row }) => row))
        .execute()
    },
  }
}

type Imprint = v.InferOutput<typeof withFacts>
type About = Imprint | (v.InferOutput<typeof withoutFacts> & { readonly values?: never })

/** Throws `ContentFault` for a completed imprint that still has a sample value in brackets. */
function readImprint(source: Source): Imprint {
  const about = readYaml(source, withFacts)
  const left = operatorFacts.find(name => JSON.stringify(about.values[name]).match(/"[[［]/))
  if (!about.sample && left)
    throw new ContentFault(`content/${source.path}: values.${left}: is still the sample, in brackets`)
  return about
}

function factsIn({ sample, values }: Imprint, locale: Locale): Facts {
  const inLanguage = operatorFacts.map(name => {
    const value = values[name]
    return [name, typeof value === 'string' ? value : value[locale]]
  })
  return { sample, values: Object.fromEntries(inLanguage) as Facts['values'] }
}

/** Throws `ContentFault` for an unknown condition or placeholder. */
function checkNames({ path }: Source, body: string) {
  const condition = conditionsIn(body).find(name => !conditions.includes(name as Condition))
  if (condition) throw new ContentFault(`content/${path}: :::when ${condition} is not known`)
  const name = placeholdersIn(body).find(name => !placeholders.includes(name))
  if (name) throw new ContentFault(`content/${path}: {${name}} is not known`)
}
