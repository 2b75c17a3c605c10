import type { WrittenSegment } from '../../../contract/document.ts'
import type { EntryKind } from '../../../contract/office/content-parts.ts'
import { parseText } from '../../admin/content/documents/parse-text.ts'
import { parseWrittenText } from '../../admin/content/documents/parse-written-text.ts'

/** So many texts stay parsed: to open a long one reads it three times, which takes most of the time of its answer. */
const keptTexts = 8

const kept = new Map<string, readonly WrittenSegment[]>()

/** The segments of a body; legal documents have conditional parts. Throws `DocumentFault`. */
export function segmentsOf(kind: EntryKind, body: string): WrittenSegment[] {
  const key = `${kind === 'legal' ? kind : 'text'} ${body}`
  const segments = kept.get(key) ?? (kind === 'legal' ? parseWrittenText(body) : parseText(body))
  kept.delete(key)
  kept.set(key, segments)
  const [oldest] = kept.keys()
  if (kept.size > keptTexts && oldest !== undefined) kept.delete(oldest)
  return [...segments]
}
