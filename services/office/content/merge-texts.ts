import type { WrittenSegment } from '../../../contract/document.ts'
import { diffSegments } from '../../admin/content/documents/diff-segments.ts'

/** A text with its body as segments. */
interface SegmentedText {
  readonly title: string
  readonly description: string
  readonly sample: boolean
  readonly segments: readonly WrittenSegment[]
}

/** A change of a range of the base. */
interface Change {
  readonly from: number
  readonly to: number
  readonly segments: readonly WrittenSegment[]
}

/** Merges two changes of one text by segment; null where both have changed the same or neighboring places. */
export function mergeTexts<T extends SegmentedText>(base: T, theirs: T, mine: T): SegmentedText | null {
  const title = mergeValues(base.title, theirs.title, mine.title)
  const description = mergeValues(base.description, theirs.description, mine.description)
  const sample = mergeValues(base.sample, theirs.sample, mine.sample)
  const segments = mergeSegments(base.segments, theirs.segments, mine.segments)
  if (title === null || description === null || sample === null || segments === null) return null
  return { title, description, sample, segments }
}

/** Merges two changes of a value; null where both have changed it. */
export function mergeValues<T extends string | boolean>(base: T, theirs: T, mine: T): T | null {
  if (theirs === mine || mine === base) return theirs
  return theirs === base ? mine : null
}

/** Merges two changes of a list of segments; null where they touch. */
export function mergeSegments(
  base: readonly WrittenSegment[],
  theirs: readonly WrittenSegment[],
  mine: readonly WrittenSegment[],
): WrittenSegment[] | null {
  const changes = [...changesOf(base, theirs), ...changesOf(base, mine)].sort(
    (a, b) => a.from - b.from || a.to - b.to,
  )
  const merged: WrittenSegment[] = []
  let at = 0
  let last: Change | null = null
  for (const change of changes) {
    if (last && JSON.stringify(last) === JSON.stringify(change)) continue
    // Two insertions at one place have no order.
    if (last && (change.from < last.to || change.from === last.from)) return null
    merged.push(...base.slice(at, change.from), ...change.segments)
    at = change.to
    last = change
  }
  return [...merged, ...base.slice(at)]
}

function changesOf(base: readonly WrittenSegment[], other: readonly WrittenSegment[]): Change[] {
  const changes: Change[] = []
  let at = 0
  let open: { from: number; to: number; segments: WrittenSegment[] } | null = null
  let next = 0
  for (const { added, removed, count } of diffSegments(base, other)) {
    if (!added && !removed) {
      if (open) changes.push(open)
      open = null
      at += count
      next += count
      continue
    }
    open ??= { from: at, to: at, segments: [] }
    if (removed) {
      at += count
      open.to = at
    } else {
      open.segments.push(...other.slice(next, next + count))
      next += count
    }
  }
  return open ? [...changes, open] : changes
}
