import type { LanguageTag } from '../../../contract/locale.ts'

/** Words that the search of a handbook found nothing for on a day, without who searched. */
export interface FruitlessSearchRow {
  day: string
  iso: LanguageTag
  version: string
  words: string
  times: number
}
