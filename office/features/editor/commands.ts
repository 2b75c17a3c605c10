import { chainCommands, setBlockType } from 'prosemirror-commands'
import { Fragment, type Mark, type Node, type NodeType, Slice } from 'prosemirror-model'
import { liftListItem } from 'prosemirror-schema-list'
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state'
import { ReplaceStep } from 'prosemirror-transform'
import { schema } from './schema.ts'

const { nodes, marks } = schema

export const toText: Command = chainCommands(setBlockType(nodes.paragraph), liftListItem(nodes.item))
export const toTitle = (level: 2 | 3): Command => setBlockType(nodes.title, { level })

/** Moves the innermost segment that has a neighbor on that side past it. */
export const moveSegment =
  (direction: -1 | 1): Command =>
  ({ tr, selection, doc }, dispatch) => {
    const { $from } = selection
    const isNode = selection instanceof NodeSelection
    for (let depth = isNode ? $from.depth + 1 : $from.depth; depth > 0; depth--) {
      const parent = $from.node(depth - 1)
      const index = $from.index(depth - 1)
      const node = parent.maybeChild(index)
      const other = parent.maybeChild(index + direction)
      if (!node || !other || parent.type === nodes.table_row || parent.type === nodes.table) continue
      const start = startOf($from.start(depth - 1), parent, Math.min(index, index + direction))
      const both = direction < 0 ? [node, other] : [other, node]
      const slice = new Slice(Fragment.from(both), 0, 0)
      if (!dispatch) return true
      const offset = selection.from - startOf($from.start(depth - 1), parent, index)
      tr.step(new ReplaceStep(start, start + node.nodeSize + other.nodeSize, slice))
      const place = (direction < 0 ? start : start + other.nodeSize) + offset
      tr.setSelection(
        isNode ? NodeSelection.create(tr.doc, place) : TextSelection.near(tr.doc.resolve(place)),
      )
      dispatch(tr.scrollIntoView())
      return doc !== tr.doc
    }
    return false
  }

const startOf = (start: number, parent: Node, index: number) =>
  start + parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0)

/** Puts a segment in place of an empty paragraph, or after the segment with the caret. */
export const insertSegment =
  (node: Node): Command =>
  ({ tr, selection }, dispatch) => {
    const { $from, $to } = selection
    const isInEmpty = $from.parent.type === nodes.paragraph && $from.parent.content.size === 0
    const depth = [...Array($to.depth + 1).keys()]
      .reverse()
      .find(each => $to.node(each).canReplaceWith($to.indexAfter(each), $to.indexAfter(each), node.type))
    if (depth === undefined) return false
    if (!dispatch) return true
    const isReplaced = isInEmpty && depth === $from.depth - 1
    const at = isReplaced ? $from.before() : depth === $to.depth ? $to.pos : $to.after(depth + 1)
    if (isReplaced) tr.replaceWith(at, $from.after(), node)
    else tr.insert(at, node)
    const end = at + node.nodeSize
    const isLast = end === tr.doc.content.size
    if (isLast && node.isAtom) tr.insert(end, nodes.paragraph.create())
    tr.setSelection(
      node.isAtom
        ? TextSelection.near(tr.doc.resolve(end), 1)
        : TextSelection.near(tr.doc.resolve(at + 1), 1),
    )
    dispatch(tr.scrollIntoView())
    return true
  }

const emptyPart = (type: NodeType) => type.create(null, nodes.paragraph.create())

export const emptyColumns = (): Node =>
  nodes.columns.create(
    null,
    [1, 2].map(() => emptyPart(nodes.column)),
  )
export const emptyList = (type: NodeType, attrs = {}): Node => type.create(attrs, emptyPart(nodes.item))
export const emptyGroup = (type: NodeType): Node => emptyPart(type)
export const emptyTable = (): Node => {
  const row = (type: NodeType) => nodes.table_row.create(null, [type.create(), type.create()])
  return nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)])
}

/** The link at the caret or the start of the selection. */
export function linkAt(...[{ selection }]: Parameters<Command>): Mark | undefined {
  const { $from, from, to } = selection
  const marksThere = from === to ? $from.marks() : ($from.nodeAfter?.marks ?? [])
  return marks.link.isInSet(marksThere)
}

/** Links the selection; without a selection the words of `text`. Null takes the link away, from all of its words. */
export const setLink =
  (to: string | null, text: string): Command =>
  (state, dispatch) => {
    const { tr, selection } = state
    const known = linkAt(state)
    const [from, end] = known ? rangeOf(state, known) : [selection.from, selection.to]
    if (to === null) tr.removeMark(from, end, marks.link)
    else if (from === end) tr.insert(from, schema.text(text || to, [marks.link.create({ to })]))
    else tr.removeMark(from, end, marks.link).addMark(from, end, marks.link.create({ to }))
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** The words around the caret that have one link. */
function rangeOf(...[{ selection }, mark]: [Parameters<Command>[0], Mark]): [number, number] {
  const { $from } = selection
  const { parent } = $from
  let [start, index] = [$from.start(), 0]
  const spans = parent.children.map(node => {
    const span = { node, from: start, to: start + node.nodeSize }
    start = span.to
    return span
  })
  const isLinked = (at: number) => mark.isInSet(spans[at]?.node.marks ?? [])
  index = spans.findIndex(({ from, to }, at) => isLinked(at) && from <= $from.pos && $from.pos <= to)
  let [first, last] = [index, index]
  while (isLinked(first - 1)) first -= 1
  while (isLinked(last + 1)) last += 1
  return [spans[first]?.from ?? selection.from, spans[last]?.to ?? selection.to]
}
