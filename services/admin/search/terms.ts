import { fold } from './fold.ts'

/** A search term, with its range in the source. */
export interface Term {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Characters of scripts without spaces, with their iteration and length marks. */
const asian = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〆ー'
const run = new RegExp(`[${asian}]+|(?:(?![${asian}])[\\p{L}\\p{N}])+`, 'gu')
const startsAsian = new RegExp(`^[${asian}]`, 'u')

export const isAsian = (term: string): boolean => startsAsian.test(term)

/**
 * The terms of a text: stemmed Latin words; for Chinese and Japanese overlapping character pairs and the last single
 * character, so that any two characters match independent of word boundaries.
 */
export function termsOf(source: string): Term[] {
  const { text, sourceOffset } = fold(source)
  return [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    const cut = (start: number, end: number, word = text.slice(start, end)): Term => ({
      text: word,
      from: sourceOffset(start),
      to: sourceOffset(end),
    })
    const end = index + found.length
    if (!isAsian(found)) return [cut(index, end, stem(found))]
    const starts = startsOf(found).map(start => index + start)
    return starts.map((start, at) => cut(start, starts[at + 2] ?? end))
  })
}

/** The offset of each character of a run; rare ones are two units long. */
function startsOf(found: string): number[] {
  const starts: number[] = []
  let start = 0
  for (const character of found) {
    starts.push(start)
    start += character.length
  }
  return starts
}

/** Removes plural endings: brushes, brush; palettes, palette; gallery, galleries. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/[saiu]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** Stop words. */
const emptyWords = new Set(
  'a an and are as at be by can do for from how i in is it of on or the to what with'.split(' '),
)

const maxRuns = 12

/**
 * The required terms of a query: for Chinese and Japanese consecutive pairs, for English words without stop words.
 * Single characters and stop words count when there is nothing else.
 */
export function runsOfQuestion(question: string): string[][] {
  const { text } = fold(question)
  const runs = [...text.matchAll(run)].map(([found]) => {
    if (!isAsian(found)) return [stem(found)]
    const pairs = termsOf(found).map(term => term.text)
    return pairs.length > 1 ? pairs.slice(0, -1) : pairs
  })
  const says = (terms: readonly string[]) => {
    const [first = ''] = terms
    return isAsian(first) ? [...first].length > 1 : !emptyWords.has(first)
  }
  const telling = runs.filter(says)
  return (telling.length > 0 ? telling : runs).slice(0, maxRuns)
}
