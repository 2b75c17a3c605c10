import type { Locale } from '../../../../contract/locale.ts'
import { parseWrittenText } from '../documents/parse-written-text.ts'
import type { SourceText } from '../import/content-part.ts'
import { readContent } from '../import/import-content.ts'
import { checkStyle } from './check-style.ts'
import { createTermFinder, type TermFinder } from './check-words.ts'
import { readWords, termsOf } from './read-words.ts'

/** Checks the style of every text of a content folder; a line for each finding. `words` is the text of docs/words.md. */
export function checkFolder(root: string, words: string): { texts: number; findings: string[] } {
  const rows = readWords(words)
  const finders: Readonly<Record<Locale, TermFinder>> = {
    en: () => [],
    cn: createTermFinder(rows.flatMap(word => termsOf(word, 'cn'))),
    jp: createTermFinder(rows.flatMap(word => termsOf(word, 'jp'))),
  }
  const entries = readContent(root).entries.map(({ texts }) => texts)
  return {
    texts: entries.flat().length,
    findings: entries.flatMap(texts => {
      const english = texts.find(({ locale }) => locale === 'en')
      return texts.flatMap(({ source, locale, text }) =>
        checkStyle({
          locale,
          text: checkable(text),
          english: english && locale !== 'en' ? checkable(english.text) : null,
          findTerms: finders[locale],
        }).map(({ at, rule, words, advice }) => {
          const place = typeof at === 'number' ? `segment ${at + 1}` : at
          return `content/${source.path}: ${place}: ${rule}: ${words}: ${advice}`
        }),
      )
    }),
  }
}

const checkable = ({ title, description, body }: SourceText['text']) => ({
  title,
  description,
  segments: parseWrittenText(body),
})
