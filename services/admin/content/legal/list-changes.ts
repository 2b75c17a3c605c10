import type { LegalChange } from '../../../../contract/admin.ts'
import type { Segment } from '../../../../contract/document.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { compareSegments, textOf } from '../documents/compare-texts.ts'

/** What a text says differently from another: its changed segments, each below its nearest title. */
export function listChanges(
  before: readonly Segment[],
  after: readonly Segment[],
  locale: Locale,
): LegalChange[] {
  const titles = new Set([...before, ...after].filter(({ kind }) => kind === 'title').map(textOf))
  const changes: LegalChange[] = []
  let title: LegalChange | null = null
  for (const row of compareSegments(before, after, locale)) {
    const change = { ...row, is_title: titles.has(row.after ?? row.before ?? '') }
    if (change.is_title) title = change
    if (change.change === 'same') continue
    if (title && title !== change && !changes.includes(title)) changes.push(title)
    changes.push(change)
  }
  return changes
}
