import type { WrittenSegment } from '../../../../contract/document.ts'
import { splitAtConditions } from './conditions.ts'
import { parsePart, type Titles } from './parse-text.ts'
import type { DocumentFault } from './read-inlines.ts'

/**
 * Parses a text as it is written: like `parseText`, and the conditional blocks of a legal document are parts of their
 * own. Lines of faults are those of the whole.
 */
export function parseWrittenText(
  markdown: string,
  onFault?: (fault: DocumentFault) => void,
): WrittenSegment[] {
  const titles: Titles = new Set()
  return splitAtConditions(markdown).flatMap((part): WrittenSegment[] => {
    const segments = parsePart('\n'.repeat(part.linesBefore) + part.markdown, titles, onFault)
    const { condition } = part
    return condition === null ? segments : [{ kind: 'when', condition, segments }]
  })
}
