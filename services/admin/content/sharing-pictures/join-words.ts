import { isCjk, type Locale, languageTagOf } from '../../../../contract/locale.ts'

const wordJoiner = '\u2060'
const trails = /^[\p{Script=Hiragana}ー]{1,3}$|^\p{Punctuation}$/u

/**
 * Inserts word joiners into Chinese and Japanese words and before particles, so that no line breaks inside a phrase.
 */
export function joinWords(text: string, locale: Locale): string {
  if (!isCjk(locale)) return text
  const words = [...new Intl.Segmenter(languageTagOf(locale), { granularity: 'word' }).segment(text)]
  const phrases: string[] = []
  for (const { segment } of words) {
    const last = phrases.pop()
    if (last !== undefined && trails.test(segment)) phrases.push(last + segment)
    else phrases.push(...(last === undefined ? [] : [last]), segment)
  }
  return phrases.map(phrase => [...phrase].join(wordJoiner)).join('')
}
