import type { WrittenSegment } from '../../../../contract/document.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { alignSegments } from '../../../../contract/office/align-segments.ts'
import { checkLines, checkNumbers, checkReferences, checkTranslated } from './check-against-english.ts'
import { checkGlyphs } from './check-glyphs.ts'
import { checkLine } from './check-line.ts'
import { checkWords, type TermFinder } from './check-words.ts'
import type { Slip, StyleFinding } from './finding.ts'
import { linesOf, withoutPlaceholders } from './lines-of.ts'

/** A text as the checks read it. */
interface CheckedText {
  readonly title: string
  readonly description: string
  readonly segments: readonly WrittenSegment[]
}

interface Checked {
  readonly locale: Locale
  readonly text: CheckedText
  /** The English text of a translation; null: there is none, or it is the English one. */
  readonly english: CheckedText | null
  readonly findTerms: TermFinder
}

/** More findings than anybody reads at once. */
const maxFindings = 200

const fields = ['title', 'description'] as const

/** What a text says that the house writes differently. Nothing here keeps a text from being saved or published. */
export function checkStyle({ locale, text, english, findTerms }: Checked): StyleFinding[] {
  const findings = [
    ...fields.flatMap(at => placed(at, checkLine(withoutPlaceholders(text[at]), locale))),
    ...placed('title', checkGlyphs(text.title, locale)),
    ...text.segments.flatMap((segment, at) =>
      placed(
        at,
        linesOf(segment)
          .map(withoutPlaceholders)
          .flatMap(line => checkLine(line, locale)),
      ),
    ),
    ...(english && locale !== 'en' ? compare(english, text, findTerms) : []),
  ]
  return findings.sort((a, b) => placeOf(a) - placeOf(b)).slice(0, maxFindings)
}

const placed = (at: StyleFinding['at'], slips: readonly Slip[]): StyleFinding[] =>
  slips.map(slip => ({ ...slip, at }))

const placeOf = ({ at }: StyleFinding) => (at === 'title' ? -2 : at === 'description' ? -1 : at)

function compare(english: CheckedText, text: CheckedText, findTerms: TermFinder): StyleFinding[] {
  const ofFields = fields.flatMap(at =>
    text[at] === ''
      ? []
      : placed(at, [
          ...checkLines([english[at]], [text[at]]),
          ...checkNumbers(withoutPlaceholders(english[at]), withoutPlaceholders(text[at])),
        ]),
  )
  const pairs = alignSegments(english.segments, text.segments)
  const ofSegments = english.segments.flatMap((source, at) => {
    const { own = null, isSure = false } = pairs[at] ?? {}
    const segment = own === null ? undefined : text.segments[own]
    if (own === null || segment === undefined) return []
    return placed(own, [
      ...checkTranslated(source, segment),
      ...(isSure ? compareSegments(source, segment) : []),
    ])
  })
  const isAligned = pairs.every(({ isSure }) => isSure) && english.segments.length === text.segments.length
  return [...ofFields, ...ofSegments, ...(isAligned ? [] : compareWholes())]

  function compareSegments(source: WrittenSegment, segment: WrittenSegment): Slip[] {
    return [
      ...checkNumbers(linesOf(source).join('\n'), linesOf(segment).join('\n')),
      ...checkReferences([source], [segment]),
      ...checkWords(source, segment, findTerms(source)),
    ]
  }

  /** Segments that do not belong to one another alone: what is in the wrong place is nobody's slip. */
  function compareWholes(): StyleFinding[] {
    const last = text.segments.length - 1
    if (last < 0) return []
    const isWritten = countProse(text.segments) >= countProse(english.segments)
    const strange = checkReferences(english.segments, text.segments)
    const own = new Set(ofSegments.map(({ words }) => words))
    return placed(
      last,
      strange.filter(
        ({ words, advice }) => !own.has(words) && (isWritten || !advice.startsWith('The English')),
      ),
    )
  }
}

/** Segments with words of their own: a picture that is left out keeps no translation from being whole. */
const countProse = (segments: readonly WrittenSegment[]): number =>
  segments.filter(({ kind }) => !['image', 'video', 'embed', 'slot'].includes(kind)).length
