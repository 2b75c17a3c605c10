import type { Root, RootContent } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { directive } from 'micromark-extension-directive'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Segment } from '../../../../contract/document.ts'
import { isShallow } from '../../../../contract/is-shallow.ts'
import { nameOfMedia } from '../../../../contract/media.ts'
import { findDeepLine } from './deep-line.ts'
import { DocumentFault, inlinesOf } from './read-inlines.ts'

type Directive = Extract<RootContent, { type: 'containerDirective' }>

/**
 * Parses Markdown into segments: CommonMark with tables, and blocks between `:::steps`, `:::columns` (parts divided by
 * `---`), `:::profile`, `:::note` and `:::`. The id of a title follows it in braces, `## Multiply {#multiply}`, or is
 * `section-N`. Throws `DocumentFault` with the line of unsupported syntax; with `onFault` that segment is omitted
 * instead.
 */
export const parseText = (markdown: string, onFault?: OnFault): Segment[] =>
  parsePart(markdown, new Set(), onFault)

type OnFault = (fault: DocumentFault) => void

/** Parses a part of a text, after the titles of those before it. */
export function parsePart(markdown: string, titles: Titles, onFault?: OnFault): Segment[] {
  return orFault(() => readTree(markdown).children, onFault).flatMap(node =>
    orFault(() => {
      const segment = segmentOf(node, titles)
      if (!isShallow([segment])) throw tooDeep(node)
      return [segment]
    }, onFault),
  )
}

const tooDeep = (at: RootContent | number) => new DocumentFault(at, 'is nested too deeply')

function orFault<T>(read: () => T[], onFault: OnFault | undefined): T[] {
  try {
    return read()
  } catch (error) {
    if (!onFault || !(error instanceof DocumentFault)) throw error
    onFault(error)
    return []
  }
}

/** Blocks between `:::` and no directives in a line: 'Title:subtitle[x]' is text. */
const blocks: ReturnType<typeof directive> = { flow: directive().flow ?? {} }

function readTree(markdown: string): Root {
  const deep = findDeepLine(markdown)
  if (deep !== null) throw tooDeep(deep)
  return fromMarkdown(markdown, {
    extensions: [blocks, gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  })
}

/** The ids of the titles so far. */
export type Titles = Set<string>

const segmentsOf = (nodes: readonly RootContent[], titles: Titles): Segment[] =>
  nodes.map(node => segmentOf(node, titles))

function segmentOf(node: RootContent, titles: Titles): Segment {
  switch (node.type) {
    case 'heading':
      return titleOf(node, titles)
    case 'paragraph':
      return mediaOf(node) ?? { kind: 'text', content: inlinesOf(node.children) }
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map(({ children }) => segmentsOf(children, titles)),
      }
    case 'blockquote':
      return { kind: 'quote', segments: segmentsOf(node.children, titles) }
    case 'table': {
      const [head, ...rows] = node.children.map(row => row.children.map(cell => inlinesOf(cell.children)))
      return { kind: 'table', head: head ?? [], rows }
    }
    case 'containerDirective':
      return blockOf(node, titles)
    default:
      throw new DocumentFault(node, `there is no place for ${node.type}`)
  }
}

function titleOf(node: Extract<RootContent, { type: 'heading' }>, ids: Titles): Segment {
  if (node.depth !== 2 && node.depth !== 3) throw new DocumentFault(node, 'a title is ## or ###')
  const content = inlinesOf(node.children)
  const last = content.at(-1)
  const named = last?.kind === 'words' ? /(?<!\s)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/.exec(last.text) : null
  if (named && last?.kind === 'words') {
    const text = last.text.slice(0, named.index)
    content.splice(-1, 1, ...(text === '' ? [] : [{ ...last, text }]))
  }
  const id = named?.[1] ?? `section-${ids.size + 1}`
  if (ids.has(id)) throw new DocumentFault(node, `two titles are named ${id}`)
  ids.add(id)
  return { kind: 'title', level: node.depth, id, content }
}

const youtube = /^https:\/\/www\.youtube\.com\/watch\?v=([\w-]{11})$/

/** A picture or film in a paragraph of its own. */
function mediaOf(node: Extract<RootContent, { type: 'paragraph' }>): Segment | null {
  const [image, ...others] = node.children
  if (image?.type !== 'image') return null
  if (others.length > 0) throw new DocumentFault(node, 'a picture stands in a line of its own')
  const { url, alt, title } = image
  const [, scheme, id = ''] = /^(picture|media|film):([a-z0-9-]+)$/.exec(url) ?? []
  const picture = scheme === 'picture' ? id : scheme === 'media' ? nameOfMedia(id) : null
  if (picture !== null) return { kind: 'image', picture, alt: alt ?? '', credit: title ?? '' }
  if (scheme === 'film') return { kind: 'video', film: id, title: alt ?? '' }
  const embedded = youtube.exec(url)?.[1]
  if (embedded) return { kind: 'embed', provider: 'youtube', id: embedded, title: alt ?? '' }
  throw new DocumentFault(node, `${url} is no picture:, media: or film: of ours, and no film on YouTube`)
}

function blockOf(node: Directive, titles: Titles): Segment {
  const { name, children } = node
  if (name === 'profile' || name === 'note') return { kind: name, segments: segmentsOf(children, titles) }
  if (name === 'columns') {
    const columns = divide(children).map(part => segmentsOf(part, titles))
    return { kind: 'columns', columns }
  }
  if (name === 'steps') {
    const [list, ...rest] = children
    if (list?.type !== 'list' || rest.length > 0) throw new DocumentFault(node, 'steps are one numbered list')
    return { kind: 'steps', items: list.children.map(item => segmentsOf(item.children, titles)) }
  }
  if (children.length === 0) return { kind: 'slot', name }
  throw new DocumentFault(node, `:::${name} is not known`)
}

/** Splits nodes at thematic breaks (`---`). */
function divide(nodes: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]]
  for (const node of nodes) {
    if (node.type === 'thematicBreak') parts.push([])
    else parts.at(-1)?.push(node)
  }
  return parts
}
