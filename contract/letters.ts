import * as v from 'valibot'
import { call } from './call.ts'
import { segments } from './document.ts'
import { optionalLang } from './lang.ts'
import { textLanguages } from './live-text.ts'
import { integerBetween, plainText } from './schemas.ts'

/** An issue of the newsletter as it is listed in the archive. */
const letter = v.object({
  /** The day on which it went out, `2026-11-26`; `2026-11-26-2` for the second of a day. */
  slug: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  subject: v.string(),
  preheader: v.string(),
})

const letterDetails = v.object({ ...letter.entries, ...textLanguages, segments })
export type LetterDetails = v.InferOutput<typeof letterDetails>

/** The archive of the newsletter: issues that were sent, as everybody got them. */
export const letterCalls = {
  listLetters: call({
    name: 'listLetters',
    summary: 'Issues of the newsletter that were sent in a language, newest first',
    method: 'GET',
    path: '/newsletter/archive',
    query: v.strictObject({
      lang: optionalLang,
      limit: v.optional(integerBetween(1, 100)),
      /** The slug of the last one that is known. */
      before: v.optional(plainText(30)),
    }),
    answer: v.object({
      letters: v.array(v.object({ ...letter.entries, languages: textLanguages.languages })),
      /** `before` of the next page; null at the end. */
      next: v.nullable(v.string()),
      total: v.number(),
    }),
    refusals: { 400: 'A parameter is unknown or out of bounds' },
  }),
  getLetter: call({
    name: 'getLetter',
    summary: 'An issue of the newsletter, in English where it was sent in English',
    method: 'GET',
    path: '/newsletter/archive/{slug}',
    query: v.strictObject({ lang: optionalLang }),
    answer: v.object({ letter: letterDetails }),
    refusals: { 404: 'There is no such issue, or it has not gone out' },
  }),
}
