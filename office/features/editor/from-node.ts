import type { Node } from 'prosemirror-model'
import type { Inline, Segment, WrittenSegment } from '../../../contract/document.ts'
import { fromLine } from './from-line.ts'

/**
 * The segments of a document of the editor, without its empty paragraphs. A new title is named by its words, or by its
 * number; an id that another title has already gets a number.
 */
export const fromNode = (doc: Node): WrittenSegment[] => fromNodes(doc.children)

export function fromNodes(nodes: readonly Node[]): WrittenSegment[] {
  const ids: Ids = new Set()
  return nodes.flatMap((node): WrittenSegment[] => {
    if (node.type.name !== 'when') return segmentsOf([node], ids)
    return [
      { kind: 'when', condition: String(node.attrs.condition), segments: segmentsOf(node.children, ids) },
    ]
  })
}

type Ids = Set<string>

const segmentsOf = (nodes: readonly Node[], ids: Ids): Segment[] =>
  nodes.flatMap(node => segmentOf(node, ids))

const partsOf = (node: Node, ids: Ids): Segment[][] =>
  node.children.map(part => segmentsOf(part.children, ids))

/** By their nodes, which never change; the id of a title depends on the titles before it. */
const read = new WeakMap<Node, Segment | []>()

function segmentOf(node: Node, ids: Ids): Segment | [] {
  const known = read.get(node)
  if (known) return known
  const before = ids.size
  const segment = readSegment(node, ids)
  if (ids.size === before) read.set(node, segment)
  return segment
}

function readSegment(node: Node, ids: Ids): Segment | [] {
  const { attrs } = node
  switch (node.type.name) {
    case 'title': {
      const content = fromLine(node)
      if (content.length === 0) return []
      const id = freeId(String(attrs.id) || nameOf(node.textContent, ids.size + 1), ids)
      ids.add(id)
      return { kind: 'title', level: attrs.level === 3 ? 3 : 2, id, content }
    }
    case 'list':
      return { kind: 'list', ordered: attrs.ordered === true, items: partsOf(node, ids) }
    case 'steps':
      return { kind: 'steps', items: partsOf(node, ids) }
    case 'quote':
    case 'note':
    case 'profile':
      return { kind: node.type.name, segments: segmentsOf(node.children, ids) }
    case 'columns':
      return { kind: 'columns', columns: partsOf(node, ids) }
    case 'image':
      return { kind: 'image', picture: attrs.picture, alt: attrs.alt, credit: attrs.credit }
    case 'video':
      return { kind: 'video', film: attrs.film, title: attrs.title }
    case 'embed':
      return { kind: 'embed', provider: 'youtube', id: attrs.id, title: attrs.title }
    case 'slot':
      return { kind: 'slot', name: attrs.name }
    case 'table': {
      const [head = [], ...rows] = node.children.map(row =>
        row.children.map((cell): readonly Inline[] => fromLine(cell)),
      )
      return { kind: 'table', head, rows }
    }
    default: {
      const content = fromLine(node)
      return content.length === 0 ? [] : { kind: 'text', content }
    }
  }
}

/** Such as `light-and-air`; `section-3` for words without Latin letters. */
function nameOf(words: string, number: number): string {
  const latin = words
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return latin?.join('-').slice(0, 60).replace(/-$/, '') ?? `section-${number}`
}

function freeId(id: string, ids: Ids): string {
  for (let number = 2, free = id; ; number++) {
    if (!ids.has(free)) return free
    free = `${id}-${number}`
  }
}
