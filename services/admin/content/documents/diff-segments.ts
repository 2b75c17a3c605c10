import { diffArrays } from 'diff'
import type { WrittenSegment } from '../../../../contract/document.ts'

/** Texts that differ in more segments are compared as two that have nothing in common: the time grows with its square. */
const maxEditLength = 2000

interface SegmentRun {
  readonly added: boolean
  readonly removed: boolean
  readonly count: number
}

/** Runs of segments that were kept, removed or added. */
export function diffSegments(
  before: readonly WrittenSegment[],
  after: readonly WrittenSegment[],
): readonly SegmentRun[] {
  const runs = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength })
  if (runs) return runs
  return [
    { added: false, removed: true, count: before.length },
    { added: true, removed: false, count: after.length },
  ]
}

/** Two segments are the same where all of their content is. */
const keyOf = (segment: WrittenSegment): string => JSON.stringify(segment)
