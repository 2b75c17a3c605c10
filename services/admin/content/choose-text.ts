import { defaultLanguageTag, everyLocale, type LanguageTag, languageTagOf } from '../../../contract/locale.ts'

/** A text as it is chosen: its languages are those of `textLanguages`. */
interface ChosenText<Row> {
  readonly text: Row
  readonly lang: LanguageTag
  readonly languages: LanguageTag[]
}

/** Of the live texts of a page the one in a language, or else the English one; null when there is neither. */
export function chooseText<Row extends { readonly iso: LanguageTag }>(
  rows: readonly Row[],
  languageTag: LanguageTag,
): ChosenText<Row> | null {
  const inLanguage = (tag: LanguageTag) => rows.find(({ iso }) => iso === tag)
  const text = inLanguage(languageTag) ?? inLanguage(defaultLanguageTag)
  return text ? { text, lang: text.iso, languages: inOrder(rows) } : null
}

/** The languages of live texts, in the order of the site's. */
export const inOrder = (rows: readonly { readonly iso: LanguageTag }[]): LanguageTag[] =>
  everyLocale.map(languageTagOf).filter(tag => rows.some(({ iso }) => iso === tag))
