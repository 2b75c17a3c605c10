import type { SearchResult } from '../../../contract/handbook.ts'
import { fold } from './fold.ts'
import type { Hit, Passage, QueryTerm } from './page-index.ts'
import { isAsian, type Term, termsOf } from './terms.ts'

type ByteRange = SearchResult['snippet'][number]

/** UTF-16 units before and after the first match; a Chinese or Japanese character carries about three Latin ones. */
const reach = { latin: [50, 130], asian: [18, 46] } as const

/** A result in the format of the contract, with marked matches in the title and in the best passage. */
export function presentHit({ page, wanted }: Hit): SearchResult {
  const best = findBest(page.passages, wanted)
  return {
    path: page.path,
    title: markAll(page.title, wanted),
    above: [...page.above],
    snippet: best ? cutSnippet(best.text, wanted) : [],
    point_of_interest: pointOf(best),
  }
}

function pointOf(best: Passage | undefined): SearchResult['point_of_interest'] {
  const { id, title } = best?.heading ?? { id: null, title: '' }
  return id === null ? null : { id, title }
}

/** The passage with most matches, including its title; the first one without any. */
function findBest(passages: readonly Passage[], wanted: readonly QueryTerm[]): Passage | undefined {
  const terms = [...new Set(wanted.flatMap(each => each.terms))]
  const counts = passages.map(({ heading, text }) => {
    const alike = fold(`${heading?.title ?? ''}\n${text}`).text
    return terms.filter(term => alike.includes(term)).length
  })
  return passages[counts.indexOf(Math.max(...counts))]
}

const markAll = (text: string, wanted: readonly QueryTerm[]): ByteRange[] =>
  mark(text, foundIn(text, wanted), 0, text.length)

/** The matches of all terms, in order. */
function foundIn(text: string, wanted: readonly QueryTerm[]): Term[] {
  const terms = termsOf(text)
  return terms.flatMap((_, at) =>
    wanted.flatMap(run => {
      const here = terms.slice(at, at + run.terms.length)
      return isRun(here, run) ? here.map((term, place) => cutToCharacter(term, run.terms[place] ?? '')) : []
    }),
  )
}

/** Of a pair only the character that was asked for. */
const cutToCharacter = (pair: Term, wanted: string): Term =>
  isAsian(wanted) && [...wanted].length === 1 ? { ...pair, to: pair.from + wanted.length } : pair

const isRun = (here: readonly Term[], { terms, goesOn }: QueryTerm): boolean =>
  here.length === terms.length &&
  terms.every((term, at) => {
    const text = here[at]?.text ?? ''
    return text === term || (goesOn && at === terms.length - 1 && text.startsWith(term))
  })

function cutSnippet(text: string, wanted: readonly QueryTerm[]): ByteRange[] {
  const found = foundIn(text, wanted)
  const middle = found[0]?.from ?? 0
  const [before, after] = isAsian(text.slice(middle)) ? reach.asian : reach.latin
  const from = beginning(text, middle - before)
  const to = ending(text, middle + after)
  const stretches = mark(text, found, from, to)
  return [
    ...(from > 0 ? [{ text: '…', found: false }] : []),
    ...stretches,
    ...(to < text.length ? [{ text: '…', found: false }] : []),
  ]
}

/** The start of an excerpt, not inside a Latin word or a character. */
function beginning(text: string, wanted: number): number {
  if (wanted <= 0) return 0
  const space = text.slice(wanted, wanted + 20).search(/[\s。、，]/)
  return space === -1 ? wanted : wanted + space + 1
}

function ending(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length
  const space = text.slice(wanted - 20, wanted).search(/[\s。、，][^\s。、，]*$/)
  return space === -1 ? wanted : wanted - 20 + space
}

/** An excerpt, split at the boundaries of matches. */
function mark(text: string, found: readonly Term[], from: number, to: number): ByteRange[] {
  const stretches: ByteRange[] = []
  const push = (start: number, end: number, isFound: boolean) => {
    const part = text.slice(start, end).replaceAll('\n', ' ')
    if (part !== '') stretches.push({ text: part, found: isFound })
  }
  let place = from
  for (const [start, end] of join(found)) {
    if (end <= from || start >= to) continue
    push(place, Math.max(start, place), false)
    push(Math.max(start, place), Math.min(end, to), true)
    place = Math.max(place, Math.min(end, to))
  }
  push(place, to, false)
  return stretches
}

/** Merges overlapping and adjacent matches, such as character pairs. */
function join(found: readonly Term[]): [number, number][] {
  const joined: [number, number][] = []
  for (const { from, to } of found) {
    const last = joined.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}
