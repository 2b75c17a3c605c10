import { createHash } from 'node:crypto'
import type { Segment } from '../../../contract/document.ts'
import { plainOf, textOfLine } from '../content/documents/plain-text.ts'
import type { Passage, SearchPage } from './page-index.ts'

/** A page to be indexed. */
export interface PageSource {
  readonly path: string
  /** A hash of everything that is indexed or shown. */
  readonly fingerprint: string
  /** Title and description only. */
  readonly brief: () => SearchPage
  /** The whole page, which takes a few milliseconds to parse. */
  readonly whole: () => SearchPage
}

/** A page of a description and of passages, which are made of `sources`. */
export function createSource(
  page: Omit<SearchPage, 'passages'>,
  description: string,
  passages: () => readonly Passage[],
  sources: readonly string[],
): PageSource {
  const all = JSON.stringify([page, description, ...sources])
  return {
    path: page.path,
    fingerprint: createHash('sha1').update(all).digest('base64'),
    brief: () => ({ ...page, passages: [{ heading: null, text: description }] }),
    whole: () => ({ ...page, passages: passages() }),
  }
}

/** The passages of a text, the first one with its description. */
export function passagesOf(description: string, segments: readonly Segment[]): Passage[] {
  const passages: { heading: Passage['heading']; lines: string[] }[] = [
    { heading: null, lines: [description] },
  ]
  for (const segment of segments) {
    if (segment.kind === 'title')
      passages.push({ heading: { id: segment.id, title: textOfLine(segment.content) }, lines: [] })
    else passages.at(-1)?.lines.push(...plainOf([segment]))
  }
  return passages.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }))
}
