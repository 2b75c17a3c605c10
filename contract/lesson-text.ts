import type { WrittenSegment } from './document.ts'

/** Where the steps of a lesson begin, after what is needed: at its first numbered list; -1: nowhere. */
export const stepsAt = (segments: readonly WrittenSegment[]): number =>
  segments.findIndex(segment => segment.kind === 'steps' || (segment.kind === 'list' && segment.ordered))
