import type { LanguageTag, Locale } from '../../contract/locale.ts'

/** The languages of a page's text. */
export interface TextLanguage {
  /** Every language in which the text is live. */
  readonly locales: readonly Locale[]
  /** The language of a text that is not live in the page's own, and the notice that says so. */
  readonly fallback: { readonly locale: Locale; readonly lang: LanguageTag; readonly notice: string } | null
}
