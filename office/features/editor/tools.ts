import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { emptyColumns, emptyGroup, emptyList, emptyTable, moveSegment, toText, toTitle } from './commands.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** A button of the toolbar. */
export interface Tool {
  readonly title: string
  readonly keys?: string
  readonly run: Command
  readonly isOn?: (state: EditorState) => boolean
  /** Shown only there. */
  readonly isShown?: (state: EditorState) => boolean
}

const hasMark = (name: 'strong' | 'emphasis' | 'code') => (state: EditorState) => {
  const { from, to, $from, empty } = state.selection
  if (empty) return Boolean(marks[name].isInSet(state.storedMarks ?? $from.marks()))
  return state.doc.rangeHasMark(from, to, marks[name])
}

const isBlock =
  (name: 'title' | 'paragraph', level?: number) =>
  ({ selection }: EditorState) => {
    const { parent } = selection.$from
    return parent.type === nodes[name] && (level === undefined || parent.attrs.level === level)
  }

const inTable = { isShown: isInTable }

/** The buttons of the toolbar, in order. */
export const tools: readonly Tool[] = [
  { title: 'Text', keys: 'Mod+Alt+0', run: toText, isOn: isBlock('paragraph') },
  { title: 'Title', keys: 'Mod+Alt+2', run: toTitle(2), isOn: isBlock('title', 2) },
  { title: 'Subtitle', keys: 'Mod+Alt+3', run: toTitle(3), isOn: isBlock('title', 3) },
  { title: 'Bold', keys: 'Mod+B', run: toggleMark(marks.strong), isOn: hasMark('strong') },
  { title: 'Italic', keys: 'Mod+I', run: toggleMark(marks.emphasis), isOn: hasMark('emphasis') },
  { title: 'Code', keys: 'Mod+E', run: toggleMark(marks.code), isOn: hasMark('code') },
  { title: 'Move up', keys: 'Alt+↑', run: moveSegment(-1) },
  { title: 'Move down', keys: 'Alt+↓', run: moveSegment(1) },
  { title: 'Undo', keys: 'Mod+Z', run: undo },
  { title: 'Redo', keys: 'Mod+Y', run: redo },
  { title: 'Add row', run: addRowAfter, ...inTable },
  { title: 'Add column', run: addColumnAfter, ...inTable },
  { title: 'Remove row', run: deleteRow, ...inTable },
  { title: 'Remove column', run: deleteColumn, ...inTable },
  { title: 'Remove table', run: deleteTable, ...inTable },
]

/** What can be inserted without a dialog of its own. */
export const insertable: Readonly<Record<string, { readonly title: string; readonly create: () => Node }>> = {
  title: { title: 'Title', create: () => nodes.title.create({ level: 2 }) },
  subtitle: { title: 'Subtitle', create: () => nodes.title.create({ level: 3 }) },
  list: { title: 'List', create: () => emptyList(nodes.list) },
  ordered: { title: 'Numbered list', create: () => emptyList(nodes.list, { ordered: true }) },
  steps: { title: 'Steps', create: () => emptyList(nodes.steps) },
  quote: { title: 'Quote', create: () => emptyGroup(nodes.quote) },
  note: { title: 'Note', create: () => emptyGroup(nodes.note) },
  profile: { title: 'Profile', create: () => emptyGroup(nodes.profile) },
  columns: { title: 'Columns', create: emptyColumns },
  table: { title: 'Table', create: emptyTable },
}
