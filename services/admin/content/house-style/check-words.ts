import type { WrittenSegment } from '../../../../contract/document.ts'
import type { Slip } from './finding.ts'
import { linesOf } from './lines-of.ts'
import type { Term } from './read-words.ts'

/** The terms of a text's language, ready to be looked for. */
export type TermFinder = (english: WrittenSegment) => Term[]

const quoted = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the terms that the English of a segment has, in the order of the list. Longer terms hide those inside them. */
export function createTermFinder(terms: readonly Term[]): TermFinder {
  const known = terms
    .filter(({ en }) => en !== '')
    .map(term => {
      const flags = /^[A-Z]/.test(term.en) ? 'g' : 'gi'
      return {
        term,
        pattern: new RegExp(`(?<![\\p{L}\\d])${quoted(term.en)}(?:e?s)?(?![\\p{L}\\d])`, `${flags}u`),
      }
    })
    .sort((a, b) => b.term.en.length - a.term.en.length)
  return english => {
    let text = linesOf(english).join('\n')
    const found = new Set<Term>()
    for (const { term, pattern } of known)
      text = text.replaceAll(pattern, words => {
        found.add(term)
        return '·'.repeat(words.length)
      })
    return terms.filter(term => found.has(term))
  }
}

/** The names of things in the apps that a segment shows in bold. */
function namesIn(value: unknown, names = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, names)
  else if (typeof value === 'object' && value !== null) {
    const node = value as Readonly<Record<string, unknown>>
    const [only, ...others] = node.kind === 'strong' ? (node.content as { readonly text?: string }[]) : []
    if (only?.text !== undefined && others.length === 0) names.add(only.text)
    for (const each of Object.values(node)) if (typeof each === 'object') namesIn(each, names)
  }
  return names
}

/** Whether a text says a word. 机器人 is another word than 机器. */
const isSaid = (word: string, text: string) =>
  word !== '' && new RegExp(`${quoted(word)}(?!人)`, 'u').test(text)

/**
 * House words that a translated segment lacks: of names that its English shows in bold, and words that the house avoids for
 * a term that it has. Elsewhere a sentence may say a term in other words.
 */
export function checkWords(english: WrittenSegment, own: WrittenSegment, terms: readonly Term[]): Slip[] {
  const text = linesOf(own).join('\n')
  const names = namesIn(english)
  return terms.flatMap(({ en, words, avoided, isName }) => {
    const advice = `${en}: ${words.join(' or ')}.`
    const wrong = avoided.filter(word => isSaid(word, text))
    if (wrong.length > 0) return [{ rule: 'word' as const, words: wrong.join(', '), advice }]
    const isMissing = isName && names.has(en) && words.length > 0 && !words.some(word => text.includes(word))
    return isMissing ? [{ rule: 'word' as const, words: en, advice }] : []
  })
}
