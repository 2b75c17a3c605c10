import type { Mark, Node } from 'prosemirror-model'
import type { Inline, Segment, WrittenSegment } from '../../../contract/document.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** Segments as a document of the editor; an empty part gets a paragraph for the caret. */
export const toNode = (segments: readonly WrittenSegment[]): Node =>
  nodes.doc.create(null, blocksOf(segments))

const blocksOf = (segments: readonly WrittenSegment[]): Node[] =>
  segments.length === 0 ? [nodes.paragraph.create()] : segments.map(blockOf)

const itemsOf = (items: readonly (readonly Segment[])[]): Node[] =>
  (items.length === 0 ? [[]] : items).map(item => nodes.item.create(null, blocksOf(item)))

function blockOf(segment: WrittenSegment): Node {
  switch (segment.kind) {
    case 'title': {
      const { level, id, content } = segment
      return nodes.title.create({ level, id }, lineOf(content))
    }
    case 'text':
      return nodes.paragraph.create(null, lineOf(segment.content))
    case 'list':
      return nodes.list.create({ ordered: segment.ordered }, itemsOf(segment.items))
    case 'steps':
      return nodes.steps.create(null, itemsOf(segment.items))
    case 'quote':
    case 'note':
    case 'profile':
      return nodes[segment.kind].create(null, blocksOf(segment.segments))
    case 'columns': {
      const columns = segment.columns.length === 0 ? [[]] : segment.columns
      return nodes.columns.create(
        null,
        columns.map(column => nodes.column.create(null, blocksOf(column))),
      )
    }
    case 'image':
    case 'video':
    case 'embed':
    case 'slot': {
      const { kind, ...attributes } = segment
      return nodes[kind].create(attributes)
    }
    case 'table': {
      const row = (cells: readonly (readonly Inline[])[], type: 'table_header' | 'table_cell') =>
        nodes.table_row.create(
          null,
          cells.map(cell => nodes[type].create(null, lineOf(cell))),
        )
      return nodes.table.create(null, [
        row(segment.head, 'table_header'),
        ...segment.rows.map(cells => row(cells, 'table_cell')),
      ])
    }
    case 'when':
      return nodes.when.create({ condition: segment.condition }, blocksOf(segment.segments))
  }
}

const lineOf = (content: readonly Inline[], around: readonly Mark[] = []): Node[] =>
  content.flatMap(inline => {
    switch (inline.kind) {
      case 'words':
        return inline.text === '' ? [] : [schema.text(inline.text, around)]
      case 'code':
        return inline.text === '' ? [] : [schema.text(inline.text, marks.code.create().addToSet(around))]
      case 'break':
        return [nodes.break.create(null, null, around)]
      case 'link':
        return lineOf(inline.content, marks.link.create({ to: inline.to }).addToSet(around))
      default:
        return lineOf(inline.content, marks[inline.kind].create().addToSet(around))
    }
  })
