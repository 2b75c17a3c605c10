import type { ListedPages } from '../../../contract/listed-pages.ts'
import type { LanguageTag } from '../../../contract/locale.ts'
import { inOrder } from './choose-text.ts'

interface TextRow {
  readonly path: string
  readonly changed: string | null
  readonly iso: LanguageTag
}

/** The pages of text rows in the order of the rows, each with its languages. */
export function pagesOfTexts(rows: readonly TextRow[]): ListedPages['pages'] {
  const texts = new Map<string, TextRow[]>()
  for (const row of rows) {
    const others = texts.get(row.path)
    if (others) others.push(row)
    else texts.set(row.path, [row])
  }
  return [...texts].map(([path, of]) => ({ path, changed: of[0]?.changed ?? null, languages: inOrder(of) }))
}
