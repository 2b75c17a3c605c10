import type { HouseTerm } from '../../../contract/office/translation.ts'

/** A house word to put into the text. */
export interface OfferedWord {
  readonly en: string
  readonly word: string
  readonly note: string
  /** What it replaces, as places in the line; null: nothing stands there for it. */
  readonly part: { readonly from: number; readonly to: number } | null
}

interface Caret {
  readonly line: string
  readonly from: number
  readonly to: number
}

interface Asked {
  readonly terms: readonly HouseTerm[]
  readonly caret: Caret
  /** The English terms of the segment beside it. */
  readonly beside: readonly string[]
  /** What somebody looks for among all words. */
  readonly query: string
}

const maxOffered = 30

/** House words for what is at the caret, then for the English segment; with a query those of any term that has it. */
export function offerWords({ terms, caret, beside, query }: Asked): OfferedWord[] {
  const wanted = fold(query.trim())
  const found = terms
    .map(term => ({ term, part: partOf(term, caret), isBeside: beside.includes(term.en) }))
    .filter(({ term, part, isBeside }) =>
      wanted === ''
        ? part !== null || isBeside
        : [term.en, ...term.words, ...term.avoided].some(each => fold(each).includes(wanted)),
    )
    .sort((a, b) => lengthOf(b.part) - lengthOf(a.part))
  return found
    .flatMap(({ term: { en, words, note }, part }) => words.map(word => ({ en, word, note, part })))
    .filter(({ word, part }) => part === null || caret.line.slice(part.from, part.to) !== word)
    .slice(0, maxOffered)
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

const lengthOf = (part: OfferedWord['part']) => (part === null ? 0 : part.to - part.from)

/** Where the line says a term at the caret: in English, by one of its words, or by one that the house avoids. The longest one. */
function partOf({ en, words, avoided }: HouseTerm, { line, from, to }: Caret): OfferedWord['part'] {
  const text = line.toLowerCase()
  const places = [en, ...words, ...avoided].flatMap(said =>
    placesOf(said.toLowerCase(), text).map(at => ({ from: at, to: at + said.length })),
  )
  return (
    places
      .filter(place =>
        from === to ? place.from <= from && from <= place.to : place.from < to && from < place.to,
      )
      .sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null
  )
}

function placesOf(said: string, line: string): number[] {
  const places: number[] = []
  if (said === '') return places
  for (let at = line.indexOf(said); at !== -1; at = line.indexOf(said, at + said.length)) places.push(at)
  return places
}
