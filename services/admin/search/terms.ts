import { fold } from './fold.ts'

/** What is looked up, and where it stands in the source. */
export interface Term {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Characters of scripts that write no spaces, and the marks that belong to their words. */
const asian = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}々〆ー'
const run = new RegExp(`[${asian}]+|(?:(?![${asian}])[\\p{L}\\p{N}])+`, 'gu')
const startsAsian = new RegExp(`^[${asian}]`, 'u')

export const isAsian = (term: string): boolean => startsAsian.test(term)

/**
 * The terms of a text: Latin words without their endings; of Chinese and Japanese every two characters that follow each
 * other, and the last one alone, so that any two characters of a text are found wherever a word begins or ends.
 */
export function termsOf(source: string): Term[] {
  const { text, placeOf } = fold(source)
  return [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    const cut = (start: number, end: number, word = text.slice(start, end)): Term => ({
      text: word,
      from: placeOf(start),
      to: placeOf(end),
    })
    const end = index + found.length
    if (!isAsian(found)) return [cut(index, end, stem(found))]
    const starts = startsOf(found).map(start => index + start)
    return starts.map((start, at) => cut(start, starts[at + 2] ?? end))
  })
}

/** Where each character of a run begins: rare ones are two units long. */
function startsOf(found: string): number[] {
  const starts: number[] = []
  let start = 0
  for (const character of found) {
    starts.push(start)
    start += character.length
  }
  return starts
}

/** A word without the ending of its plural: brushes, brush; palettes, palette; gallery, galleries. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('s') && !/[saiu]s$/.test(word)) return word.slice(0, -1)
  return word
}

/** Words that say nothing about what is looked for. */
const emptyWords = new Set(
  'a an and are as at be by can do for from how i in is it of on or the to what with'.split(' '),
)

const maxRuns = 12

/**
 * What a page has to have to answer a question: of each run of Chinese or Japanese its pairs, one after the other; of
 * English the words that say something. A lone character or an empty word counts where there is nothing else.
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
