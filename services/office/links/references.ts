import type { WrittenSegment } from '../../../contract/document.ts'
import { nameOfMedia } from '../../../contract/media.ts'

/** Something that a text names: where a link leads, a picture, a film, or a video of another site. */
export interface Reference {
  /** The place of its segment, from 0; `cover`: among the facts. */
  readonly at: number | 'cover'
  readonly kind: 'link' | 'picture' | 'film' | 'embed'
  readonly name: string
  /** The words of a video of another site. */
  readonly words: string
}

type Node = Readonly<Record<string, unknown>>

/** The nodes of a document, those inside others too. */
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Node
  for (const each of Object.values(value)) yield* nodesOf(each)
}

/** What the segments of a text name, in their order. */
export const referencesIn = (segments: readonly WrittenSegment[]): Reference[] =>
  segments.flatMap((segment, at) => [...nodesOf(segment)].flatMap(node => referenceOf(node, at) ?? []))

function referenceOf(node: Node, at: number): Reference | null {
  if (node.kind === 'link') return { at, kind: 'link', name: String(node.to), words: '' }
  if (node.kind === 'image') return { at, kind: 'picture', name: String(node.picture), words: '' }
  if (node.kind === 'video') return { at, kind: 'film', name: String(node.film), words: '' }
  if (node.kind === 'embed') return { at, kind: 'embed', name: String(node.id), words: String(node.title) }
  return null
}

/** The ids of the titles of a text. */
export const sectionsIn = (segments: readonly WrittenSegment[]): ReadonlySet<string> =>
  new Set([...nodesOf(segments)].flatMap(node => (node.kind === 'title' ? [String(node.id)] : [])))

const named = /\]\(\s*<?(?:(page:|handbook:|#)|(picture|media|film):)([^)\s>]*)/g
const wordless = /!\[\s*\]\(https:\/\/www\.youtube\.com\/watch\?v=([\w-]*)/g

/** As `referencesIn`, from Markdown and without places: more than there may be, never less. */
export const scanReferences = (body: string): Reference[] => [
  ...[...body.matchAll(named)].map(([, link, collection, rest = '']): Reference => {
    if (link !== undefined) return { at: 0, kind: 'link', name: `${link}${rest}`, words: '' }
    const kind = collection === 'film' ? 'film' : 'picture'
    return { at: 0, kind, name: collection === 'media' ? nameOfMedia(rest) : rest, words: '' }
  }),
  ...[...body.matchAll(wordless)].map(
    ([, id = '']): Reference => ({ at: 0, kind: 'embed', name: id, words: '' }),
  ),
]
