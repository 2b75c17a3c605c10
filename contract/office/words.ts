import * as v from 'valibot'
import { plainText } from '../schemas.ts'
import { officeCall, refused } from './office-call.ts'

const cell = v.pipe(
  plainText(200),
  v.transform(text => text.trim()),
  v.check(text => text !== '', 'should not be empty'),
  v.check(text => !text.includes('|'), 'should have no |'),
)

const fields = { en: cell, cn: cell, jp: cell, note: v.optional(plainText(300), '') }

const word = v.object({
  id: v.string(),
  en: v.string(),
  cn: v.string(),
  jp: v.string(),
  note: v.string(),
  /** Whether staff have changed or added it; otherwise it is as docs/words.md has it. */
  is_changed: v.boolean(),
})
export type WordView = v.InferOutput<typeof word>

const id = plainText(200)
const unknownWord = { 404: 'There is no such word' } as const

/** The house's words: what a term of the apps is called in each language. */
export const wordCalls = {
  listGlossary: officeCall({
    name: 'listGlossary',
    summary: 'The house’s words in three languages, by their English',
    method: 'GET',
    path: '/site/words',
    permission: 'content.read',
    query: v.strictObject({ q: v.optional(plainText(100)) }),
    answer: v.object({ words: v.array(word), total: v.number() }),
    refusals: { ...refused },
  }),
  changeGlossary: officeCall({
    name: 'changeGlossary',
    summary: 'Changes a row of the house’s words, or adds one; it is no longer changed by docs/words.md',
    method: 'POST',
    path: '/site/words',
    permission: 'words.change',
    body: v.strictObject({ id: v.optional(id), ...fields }),
    answer: v.object({ id: v.string() }),
    refusals: { ...refused, ...unknownWord, 409: 'There is a row for this English, or there are too many' },
  }),
  removeWord: officeCall({
    name: 'removeWord',
    summary: 'Removes a row of the house’s words; docs/words.md does not bring it back',
    method: 'POST',
    path: '/site/words/removal',
    permission: 'words.change',
    body: v.strictObject({ id }),
    answer: v.object({ success: v.boolean() }),
    refusals: { ...refused, ...unknownWord },
  }),
} as const
