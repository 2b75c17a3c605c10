import type { LanguageTag } from '../../../contract/locale.ts'

/** Counts by day, without data of individual visitors. */
export interface CountRow {
  day: string
  kind: 'page' | 'goal'
  /** The path of a page without its locale, or the name of a goal. */
  name: string
  iso: LanguageTag
  /** The scroll depth in tens of percent; 0 for goals. */
  depth: number
  times: number
  /** The sum of the values of goals; 0 for pages. */
  total: number
}
