import type { Inline, WrittenSegment } from '../../../../contract/document.ts'

/** Code, slots and placeholders are no words: they are checked by nothing. */
const noWords = '￼'

/** The plain text of inlines, with code and placeholders such as `{host}` taken out. */
const wordsOfLine = (content: readonly Inline[]): string =>
  content
    .map(inline => {
      if (inline.kind === 'code') return noWords
      if (inline.kind === 'words') return withoutPlaceholders(inline.text)
      return inline.kind === 'break' ? '\n' : wordsOfLine(inline.content)
    })
    .join('')

/** Addresses and what is in braces are the same in every language. */
export const withoutPlaceholders = (text: string): string =>
  text.replaceAll(/\{[^{}]*\}|https?:\/\/\S+|(?<![\w.+-])[\w.+-]*@[\w.-]*/g, noWords)

/** The lines of a segment: one for each paragraph, item, cell and caption. */
export function linesOf(segment: WrittenSegment): string[] {
  switch (segment.kind) {
    case 'title':
    case 'text':
      return wordsOfLine(segment.content).split('\n')
    case 'list':
    case 'steps':
      return segment.items.flat().flatMap(linesOf)
    case 'columns':
      return segment.columns.flat().flatMap(linesOf)
    case 'quote':
    case 'profile':
    case 'note':
    case 'when':
      return segment.segments.flatMap(linesOf)
    case 'table':
      return [segment.head, ...segment.rows].flat().flatMap(cell => wordsOfLine(cell).split('\n'))
    case 'image':
      return [segment.alt, segment.credit]
    case 'video':
    case 'embed':
      return [segment.title]
    case 'slot':
      return []
  }
}
