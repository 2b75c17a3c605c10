import { diffWords } from 'diff'
import type { WrittenSegment } from '../../../../contract/document.ts'
import { type Locale, languageTagOf, mapLocales } from '../../../../contract/locale.ts'
import { diffSegments } from './diff-segments.ts'
import { plainOf } from './plain-text.ts'

export interface WordChange {
  readonly change: 'same' | 'added' | 'removed'
  readonly text: string
}

export interface SegmentChange {
  readonly change: WordChange['change'] | 'changed'
  readonly before: string | null
  readonly after: string | null
  readonly words: WordChange[]
}

const segmenters = mapLocales(locale => new Intl.Segmenter(languageTagOf(locale), { granularity: 'word' }))

/** Segments that differ in more words are shown whole. */
const maxEditLength = 2000

/** Two texts beside each other: by segment, and within a changed one by the words of its language. */
export function compareSegments(
  before: readonly WrittenSegment[],
  after: readonly WrittenSegment[],
  locale: Locale,
): SegmentChange[] {
  const rows: SegmentChange[] = []
  let removed: WrittenSegment[] = []
  let [old, now] = [0, 0]
  const flush = (added: readonly WrittenSegment[]) => {
    const pairs = Math.max(removed.length, added.length)
    for (let at = 0; at < pairs; at++) rows.push(rowOf(removed[at], added[at], locale))
    removed = []
  }
  for (const change of diffSegments(before, after)) {
    if (change.removed) {
      removed = before.slice(old, old + change.count)
      old += change.count
    } else if (change.added) {
      flush(after.slice(now, now + change.count))
      now += change.count
    } else {
      flush([])
      rows.push(...before.slice(old, old + change.count).map(sameRow))
      old += change.count
      now += change.count
    }
  }
  flush([])
  return rows
}

/** What a segment says, without its formatting. */
export const textOf = (segment: WrittenSegment): string =>
  plainOf(segment.kind === 'when' ? segment.segments : [segment]).join('\n') || `[${segment.kind}]`

function sameRow(segment: WrittenSegment): SegmentChange {
  const text = textOf(segment)
  return { change: 'same', before: text, after: text, words: [] }
}

function rowOf(
  before: WrittenSegment | undefined,
  after: WrittenSegment | undefined,
  locale: Locale,
): SegmentChange {
  const [old, now] = [before ? textOf(before) : null, after ? textOf(after) : null]
  if (old === null || now === null)
    return { change: old === null ? 'added' : 'removed', before: old, after: now, words: [] }
  return { change: 'changed', before: old, after: now, words: compareWords(old, now, locale) }
}

/** The words of two lines or paragraphs, in the order of the new one. */
export function compareWords(before: string, after: string, locale: Locale): WordChange[] {
  const changes = diffWords(before, after, { intlSegmenter: segmenters[locale], maxEditLength })
  if (!changes)
    return [
      { change: 'removed', text: before },
      { change: 'added', text: after },
    ]
  return changes.map(({ added, removed, value }) => ({
    change: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
