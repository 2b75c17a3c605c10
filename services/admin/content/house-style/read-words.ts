/** A row of the house's words: an English term and what it is called in the other languages. */
interface HouseWord {
  readonly en: string
  readonly cn: string
  readonly jp: string
}

/** A term with its words in one language. */
export interface Term {
  readonly en: string
  /** Any of them is right. */
  readonly words: readonly string[]
  /** Never used for it. */
  readonly avoided: readonly string[]
  /** What the cell says besides: where each word is used. */
  readonly note: string
  /** Whether it is the name of something in the apps, with a capital letter, and means nothing else. */
  readonly isName: boolean
}

/** The rows of the tables of docs/words.md, as they are written. */
export const readWords = (markdown: string): HouseWord[] =>
  [...markdown.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)].flatMap(([, en = '', cn = '', jp = '']) =>
    en === 'English' || en.startsWith('---') ? [] : [{ en, ...{ cn, jp } }],
  )

const asides = /[（(][^（）()]*[）)]/g
const withoutAsides = (cell: string) => cell.replaceAll(asides, '')
const partsOf = (cell: string, mark: RegExp) =>
  withoutAsides(cell)
    .split(mark)
    .map(part => part.trim())
    .filter(part => part !== '')

/**
 * The terms of a row in one language. A row of several terms has as many words, in the same order, or else any of its words
 * is right for each. 'never X or Y' in brackets are words to avoid.
 */
export function termsOf(word: HouseWord, locale: 'cn' | 'jp'): Term[] {
  const cell = word[locale]
  const terms = partsOf(word.en, /,/)
  const words = partsOf(cell, /[、；;]/)
  const avoided = [...cell.matchAll(/never ([^（）();；]+)/g)].flatMap(([, list = '']) =>
    list.split(/ or |、|,/).map(each => each.trim()),
  )
  // A term that brackets restrict means other things elsewhere.
  const isPlain = !/[（(]/.test(word.en)
  const note = [...`${word.en} ${cell}`.matchAll(asides)].map(([aside]) => aside.slice(1, -1)).join('; ')
  return terms.map((en, at) => {
    const own = words[at]
    return {
      en,
      words: terms.length === words.length && own !== undefined ? [own] : words,
      avoided: terms.length === 1 && isPlain ? avoided : [],
      note,
      isName: /^[A-Z]/.test(en) && isPlain,
    }
  })
}
