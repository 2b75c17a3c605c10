import type { WrittenSegment } from '../../../../contract/document.ts'
import type { Slip } from './finding.ts'
import { linesOf } from './lines-of.ts'
import { digitsOf, numbersOf, valuesOf } from './values-of.ts'

/** Smaller numbers are often said without a figure in one language and with one in another. */
const smallNumber = 20

/** Lengths and years of school that other languages count in other units. */
const countedOtherwise = /\b(?:grades? \d+(?: to \d+)?|\d+ words)\b/g

/**
 * Numbers that differ from the English of a line or segment. `isWhole`: both say all of one another, so that a number can be
 * missing as well.
 */
export function checkNumbers(english: string, own: string, isWhole = true): Slip[] {
  const [said, saidHere] = [valuesOf(english), valuesOf(own)]
  const missing = numbersOf(english.replaceAll(countedOtherwise, ''))
    .filter(({ values }) => !values.some(value => saidHere.has(value)))
    .map(({ number }) => number)
  const strange = digitsOf(own).filter(number => !said.has(number) && !said.has(String(Number(number))))
  const gone = isWhole ? [...new Set(missing)] : []
  const wrong = strange.filter(number => gone.length > 0 || Number(number) > smallNumber)
  return [
    ...gone.map(number => slip('number', number, `The English says ${number}.`)),
    ...[...new Set(wrong)].map(number => slip('number', number, `The English does not say ${number}.`)),
  ]
}

const slip = (rule: Slip['rule'], words: string, advice: string): Slip => ({ rule, words, advice })

interface References {
  readonly links: string[]
  readonly pictures: string[]
}

/** Where the links of a segment lead, and the pictures, films and slots in it. */
function referencesOf(value: unknown, found: References = { links: [], pictures: [] }): References {
  if (Array.isArray(value)) for (const each of value) referencesOf(each, found)
  else if (typeof value === 'object' && value !== null) {
    const node = value as Readonly<Record<string, unknown>>
    if (node.kind === 'link') found.links.push(String(node.to))
    // A screen with words on it is drawn in each language.
    if (node.kind === 'image') found.pictures.push(String(node.picture).replace(/-(?:en|cn|jp)$/, ''))
    if (node.kind === 'video') found.pictures.push(String(node.film))
    if (node.kind === 'embed') found.pictures.push(String(node.id))
    if (node.kind === 'slot') found.pictures.push(String(node.name))
    for (const each of Object.values(node)) if (typeof each === 'object') referencesOf(each, found)
  }
  return found
}

/** Links and pictures that differ from those of the English. */
export function checkReferences(english: readonly WrittenSegment[], own: readonly WrittenSegment[]): Slip[] {
  const [theirs, ours] = [referencesOf(english), referencesOf(own)]
  return [
    ...differencesOf('link', theirs.links, ours.links),
    ...differencesOf('picture', theirs.pictures, ours.pictures),
  ]
}

function differencesOf(rule: 'link' | 'picture', english: readonly string[], own: readonly string[]): Slip[] {
  const counts = new Map<string, number>()
  for (const each of own) counts.set(each, (counts.get(each) ?? 0) + 1)
  const take = (each: string) => {
    const count = counts.get(each) ?? 0
    if (count > 0) counts.set(each, count - 1)
    return count > 0
  }
  const missing = english.filter(each => !take(each))
  // The later ones of an address are left, as the earlier ones are those of the English.
  const left = own.toReversed().filter(take).toReversed()
  const [what, does] = rule === 'link' ? ['This link', 'leads to'] : ['This picture', 'shows']
  return [
    ...missing.map(each => slip(rule, each, `The English ${does} ${each}.`)),
    ...left.map(each => slip(rule, each, `${what} is not in the English.`)),
  ]
}

/** A segment that is still the English one, or lines of it that are: of a list, a table, a caption. */
export function checkTranslated(english: WrittenSegment, own: WrittenSegment): Slip[] {
  const [theirs, ours] = [linesOf(english), linesOf(own)]
  const whole = ours.join(' ').trim()
  if (
    /(?<![A-Za-z])[A-Za-z]{2,} [A-Za-z]{2,}/.test(whole) &&
    !hasCjk(whole) &&
    theirs.join(' ').trim() === whole
  )
    return [untranslated(whole)]
  return checkLines(theirs, ours)
}

/** Lines that are still in English. Names and their like, whose words have capitals, are the same in every language. */
export const checkLines = (english: readonly string[], own: readonly string[]): Slip[] =>
  own
    .map(line => line.trim())
    .flatMap(line =>
      isSentence(line) && english.some(each => each.trim() === line) ? [untranslated(line)] : [],
    )

const hasCjk = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
const isSentence = (line: string) => !hasCjk(line) && (line.match(/(?<=\s)[a-z]{2,}/g)?.length ?? 0) >= 2

const untranslated = (line: string): Slip =>
  slip(
    'untranslated',
    line.length > 40 ? `${line.slice(0, 40).toWellFormed()}…` : line,
    'It is still in English.',
  )
