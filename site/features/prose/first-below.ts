import { textWidth } from '../../language/text-width.ts'
import { type ProseSegment, textOf } from './prose-data.ts'

/** In letters: more than a screen of 823 × 1180 shows below the title of a text. */
const firstScreen = 2000

/** The letters of one column, in which nothing stands beside anything else. */
function lettersOf(segment: ProseSegment): number {
  const sum = (segments: readonly ProseSegment[]) =>
    segments.reduce((letters, each) => letters + lettersOf(each), 0)
  switch (segment.kind) {
    case 'title':
    case 'text':
      return textWidth(textOf(segment.content))
    case 'list':
    case 'steps':
      return sum(segment.items.flat())
    case 'quote':
    case 'profile':
    case 'note':
      return sum(segment.segments)
    default:
      return 0
  }
}

/** The first paragraph or heading of a text that no first screen shows; undefined for a short text. */
export function firstBelow(segments: readonly ProseSegment[]): number | undefined {
  let before = 0
  const at = segments.findIndex(segment => {
    if (before >= firstScreen && (segment.kind === 'text' || segment.kind === 'title')) return true
    before += lettersOf(segment)
    return false
  })
  return at === -1 ? undefined : at
}
