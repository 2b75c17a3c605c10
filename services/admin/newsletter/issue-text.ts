import type { Inline, Segment } from '../../../contract/document.ts'
import { textOfLine } from '../content/documents/plain-text.ts'

/** A paragraph that is one link. */
export function buttonOf({ content }: Extract<Segment, { kind: 'text' }>): {
  readonly label: string
  readonly to: string
} | null {
  const [only, ...others] = content
  return only?.kind === 'link' && others.length === 0
    ? { label: textOfLine(only.content), to: only.to }
    : null
}

/** The text of an issue for mail programs without HTML: addresses follow their words. */
export const plainTextOf = (segments: readonly Segment[], hrefOf: (to: string) => string): string =>
  segments.map(segment => partOf(segment, hrefOf)).join('\n\n')

function partOf(segment: Segment, hrefOf: (to: string) => string): string {
  switch (segment.kind) {
    case 'title':
      return lineOf(segment.content, hrefOf)
    case 'text': {
      const button = buttonOf(segment)
      return button ? `${button.label}\n${hrefOf(button.to)}` : lineOf(segment.content, hrefOf)
    }
    case 'list':
      return segment.items
        .map((item, at) => {
          const mark = segment.ordered ? `${at + 1}. ` : '- '
          return indent(plainTextOf(item, hrefOf), mark, ' '.repeat(mark.length))
        })
        .join('\n')
    case 'quote':
      return indent(plainTextOf(segment.segments, hrefOf), '> ', '> ')
    default:
      return ''
  }
}

const indent = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, at) => `${at === 0 ? first : rest}${line}`.trimEnd())
    .join('\n')

const lineOf = (content: readonly Inline[], hrefOf: (to: string) => string): string =>
  content
    .map(inline => {
      switch (inline.kind) {
        case 'words':
        case 'code':
          return inline.text
        case 'break':
          return '\n'
        case 'link': {
          const [words, href] = [lineOf(inline.content, hrefOf), hrefOf(inline.to)]
          return words === href ? href : `${words} (${href})`
        }
        default:
          return lineOf(inline.content, hrefOf)
      }
    })
    .join('')
