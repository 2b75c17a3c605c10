import { type ProseSegment, textOf } from './prose-data.ts'

/** In letters: more than a screen of 823 × 1180 shows below the title of an article, even without its picture. */
const firstScreen = 2000

/** A Chinese or Japanese character takes the room of two letters. */
const widthOf = (text: string) => text.length + (text.match(/[\u3000-\u9fff\uff00-\uffef]/g)?.length ?? 0)

/** The first paragraph of a text below a picture that no first screen shows; undefined for a short text. */
export function firstBelow(segments: readonly ProseSegment[]): number | undefined {
  let before = 0
  const at = segments.findIndex(segment => {
    if (segment.kind === 'text' && before >= firstScreen) return true
    if (segment.kind === 'text') before += widthOf(textOf(segment.content))
    return false
  })
  return at === -1 ? undefined : at
}
