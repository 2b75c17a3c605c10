import { type LanguageTag, languageTagOf } from '../../../contract/locale.ts'

/** The language of a text by its script; null for one without letters. */
export function languageTagOfText(text: string): LanguageTag | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return languageTagOf('jp')
  if (/\p{Script=Han}/u.test(text)) return languageTagOf('cn')
  return /\p{Script=Latin}/u.test(text) ? languageTagOf('en') : null
}
