import type { WrittenSegment } from '../../../../contract/document.ts'
import { stepsAt } from '../../../../contract/lesson-text.ts'

/** What a lesson's text lacks: what is needed, and then its steps; null for nothing. */
export function lessonFault(segments: readonly WrittenSegment[]): string | null {
  const at = stepsAt(segments)
  if (at === -1) return 'a lesson has its steps as a numbered list'
  return at === 0 ? 'a lesson says what is needed before its steps' : null
}
