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
  const { text, places } = fold(source)
  return [...text.matchAll(run)].flatMap(({ 0: found, index }) => {
    const cut = (start: number, end: number, word = text.slice(start, end)): Term => ({
      text: word,
      from: places[start] ?? 0,
      to: places[end] ?? source.length,
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

const mostTerms = 24

/** The terms of a question: of a run of Chinese or Japanese only its pairs, of English only the words that say something. */
export function termsOfQuestion(question: string): string[] {
  const terms = termsOf(question).map(({ text }) => text)
  const telling = terms.filter((term, at) => {
    if (!isAsian(term)) return !emptyWords.has(term)
    // The last character alone belongs to the pair before it.
    const before = terms[at - 1]
    return [...term].length > 1 || before === undefined || !isAsian(before) || !before.endsWith(term)
  })
  return [...new Set(telling.length > 0 ? telling : terms)].slice(0, mostTerms)
}
