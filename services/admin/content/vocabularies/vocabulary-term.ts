import type { Locale } from '../../../../contract/locale.ts'

export type TermTitles = Readonly<Record<Locale, string>>

/** A term with its titles in every language. */
export interface VocabularyTerm {
  readonly id: string
  readonly title: TermTitles
}
