import type { SearchResult } from '../../../contract/handbook.ts'

/** Text with its matches marked. */
export function HighlightedText({ of }: { readonly of: SearchResult['snippet'] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the segments of a text are never reordered
  return of.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text))
}
