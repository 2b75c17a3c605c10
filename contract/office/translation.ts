import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { textInput, textView } from './content-text.ts'
import { revisionView } from './content-view.ts'
import { officeCall, refused } from './office-call.ts'
import { textFault } from './text-faults.ts'
import { languageParts } from './translated-parts.ts'

const unknownPart = { 404: 'Unknown entry, or a part that is no translation' } as const
const part = '/content/entries/{entry}/{part}'
const id = plainText(200)
const key = plainText(80)

const words = v.array(v.object({ change: v.picklist(['same', 'added', 'removed']), text: v.string() }))

/** What became of a field or segment of the English text since the translation was made. */
const changed = {
  /** Names the change in `markStillRight`. */
  key: v.string(),
  change: v.picklist(['same', 'changed', 'added', 'removed']),
  /** The words of a change, in the order of the new text. */
  words,
  /** Whether somebody has found the translation still right. */
  is_settled: v.boolean(),
}

const term = v.object({ en: v.string(), words: v.array(v.string()), note: v.string() })

/** A term with the words that the house never uses for it. */
const houseTerm = v.object({ ...term.entries, avoided: v.array(v.string()) })
export type HouseTerm = v.InferOutput<typeof houseTerm>

const sourceRow = v.object({
  ...changed,
  /** The place of the segment in the English text; null for a removed one. */
  place: v.nullable(v.number()),
  /** The plain text of a removed segment. */
  before: v.nullable(v.string()),
  /** The house's words for what this segment says. */
  terms: v.array(term),
})
export type SourceRow = v.InferOutput<typeof sourceRow>

const sourceField = v.object({ ...changed, terms: v.array(term), name: v.picklist(['title', 'description']) })
export type SourceField = v.InferOutput<typeof sourceField>

const styleFinding = v.object({
  rule: v.picklist([
    'honorific',
    'punctuation',
    'spacing',
    'exclamation',
    'number',
    'link',
    'picture',
    'untranslated',
    'word',
    'glyph',
  ]),
  /** The field, or the place of the segment in the text. */
  at: v.union([v.picklist(['title', 'description']), v.number()]),
  words: v.string(),
  advice: v.string(),
})
export type StyleFindingView = v.InferOutput<typeof styleFinding>

const translation = v.object({
  /** The English revision that is translated: what visitors see, or else the newest; null: there is none. */
  source: v.nullable(revisionView),
  /** The English revision that the translation was made from; null: none, or nobody knows. */
  base: v.nullable(revisionView),
  text: v.nullable(textView),
  /** Whether the English text is another since the translation was made, and not all of it is settled. */
  is_outdated: v.boolean(),
  fields: v.array(sourceField),
  rows: v.array(sourceRow),
})
export type TranslationView = v.InferOutput<typeof translation>

export const translationCalls = {
  getTranslation: officeCall({
    name: 'getTranslation',
    summary:
      'The English text of a translation by segment, and what changed in it since the translation was made',
    method: 'GET',
    path: `${part}/translation`,
    permission: 'content.read',
    answer: translation,
    refusals: { ...refused, ...unknownPart },
  }),
  markStillRight: officeCall({
    name: 'markStillRight',
    summary:
      'Marks changes of the English text whose translation is still right; once all are, the text is not outdated',
    method: 'POST',
    path: `${part}/still-right`,
    permission: 'content.write',
    body: v.strictObject({
      /** The version of the translation that was read. */
      version: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** The English revision that was read. */
      source: id,
      /** All changes by default. */
      keys: v.optional(v.pipe(v.array(key), v.maxLength(2000))),
    }),
    answer: v.object({ is_outdated: v.boolean() }),
    refusals: { ...refused, ...unknownPart, 409: 'The translation or the English text has changed since' },
  }),
  checkStyle: officeCall({
    name: 'checkStyle',
    reads: true,
    summary:
      'What a text says that the house writes differently, and what it names that is not there; nothing is kept or refused',
    method: 'POST',
    path: `${part}/style`,
    permission: 'content.write',
    unaudited: true,
    background: true,
    body: v.strictObject({ text: textInput }),
    answer: v.object({ findings: v.array(styleFinding), faults: v.array(textFault) }),
    refusals: { ...refused, ...unknownPart, 422: 'The text does not parse' },
  }),
  listTerms: officeCall({
    name: 'listTerms',
    summary: 'The house’s words of a language, by their English terms',
    method: 'GET',
    path: `${part}/terms`,
    permission: 'content.read',
    answer: v.object({ terms: v.array(houseTerm) }),
    refusals: { ...refused, ...unknownPart },
  }),
  countTranslations: officeCall({
    name: 'countTranslations',
    summary: 'How many texts are missing and outdated in the languages that the caller translates',
    method: 'GET',
    path: '/content/translations',
    permission: 'content.read',
    answer: v.object({
      languages: v.array(
        v.object({ language: v.picklist(languageParts), missing: v.number(), outdated: v.number() }),
      ),
    }),
    refusals: { ...refused },
  }),
} as const
