import type { Inline, Segment } from '../../../../contract/document.ts'

/** The plain text of inlines. */
export const textOfLine = (content: readonly Inline[]): string =>
  content
    .map(inline => {
      if (inline.kind === 'words' || inline.kind === 'code') return inline.text
      return inline.kind === 'break' ? ' ' : textOfLine(inline.content)
    })
    .join('')

/** The plain text of segments, a line for each paragraph, item or cell. */
export function plainOf(segments: readonly Segment[]): string[] {
  return segments.flatMap(segment => {
    switch (segment.kind) {
      case 'title':
      case 'text':
        return [textOfLine(segment.content)]
      case 'list':
      case 'steps':
        return segment.items.flatMap(plainOf)
      case 'columns':
        return segment.columns.flatMap(plainOf)
      case 'quote':
      case 'profile':
      case 'note':
        return plainOf(segment.segments)
      case 'table':
        return [segment.head, ...segment.rows].flatMap(row => row.map(textOfLine))
      case 'image':
        return segment.alt === '' ? [] : [segment.alt]
      default:
        return []
    }
  })
}
