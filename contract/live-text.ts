import * as v from 'valibot'
import { everyLocale, languageTagOf } from './locale.ts'

const languageTag = v.picklist(everyLocale.map(languageTagOf))

/** The languages of a text that may be live in some only. */
export const textLanguages = {
  /** The language of this text: the requested one, or else English. */
  lang: languageTag,
  /** Every language in which the text is live. */
  languages: v.array(languageTag),
}
