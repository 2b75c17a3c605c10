import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { undoInputRule } from 'prosemirror-inputrules'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { addRowAfter, goToNextCell, isInTable } from 'prosemirror-tables'
import { moveSegment, toText, toTitle } from './commands.ts'
import { schema } from './schema.ts'

const { nodes, marks } = schema

/** A line break where the line may have one. */
const insertBreak: Command = ({ tr, selection }, dispatch) => {
  if (!selection.$from.parent.type.contentMatch.matchType(nodes.break)) return false
  dispatch?.(tr.replaceSelectionWith(nodes.break.create()).scrollIntoView())
  return true
}

/** Enter in a table goes to the next cell; in the last one a row is added. */
const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  if (!dispatch) return true
  addRowAfter(state, dispatch)
  if (view) goToNextCell(1)(view.state, view.dispatch)
  return true
}

/** The keys of the text. Tab moves the focus on, except in a list or a table. */
export const keys: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  Enter: chainCommands(nextCell, splitListItem(nodes.item), createParagraphNear, liftEmptyBlock, splitBlock),
  'Shift-Enter': chainCommands(exitCode, insertBreak),
  'Mod-z': undo,
  'Mod-y': redo,
  'Shift-Mod-z': redo,
  Backspace: chainCommands(undoInputRule, baseKeymap.Backspace ?? (() => false)),
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.emphasis),
  'Mod-e': toggleMark(marks.code),
  'Mod-Alt-2': toTitle(2),
  'Mod-Alt-3': toTitle(3),
  'Mod-Alt-0': toText,
  'Alt-ArrowUp': moveSegment(-1),
  'Alt-ArrowDown': moveSegment(1),
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.item)),
}
