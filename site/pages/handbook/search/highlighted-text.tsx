import type { SearchResult } from '../../../../contract/handbook.ts'

/** Text with what was looked for marked in it. */
export function HighlightedText({ of }: { readonly of: SearchResult['snippet'] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text never change places
  return of.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text))
}
