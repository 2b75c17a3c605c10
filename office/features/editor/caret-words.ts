import type { EditorView } from 'prosemirror-view'

/** The line with the caret, and what of it is chosen. */
export interface CaretWords {
  readonly line: string
  /** The chosen words, as places in the line; the same where nothing is chosen. */
  readonly from: number
  readonly to: number
  /** Where the caret is in the window. */
  readonly rect: { readonly left: number; readonly top: number; readonly bottom: number }
}

/** Stands for a line break, so that places in the line are places in its block. */
const noWords = '\ufffc'

/** The words at the caret of an editor; null while a word is being composed, and where there is no line. */
export function readCaret(view: EditorView): CaretWords | null {
  const { $from, $to, from, to } = view.state.selection
  if (view.composing || !$from.parent.isTextblock) return null
  const { parent } = $from
  const end = $from.sameParent($to) ? to : from
  return {
    line: parent.textBetween(0, parent.content.size, undefined, noWords),
    from: $from.parentOffset,
    to: $from.parentOffset + end - from,
    rect: view.coordsAtPos(from),
  }
}

/** Puts words in place of a part of the line with the caret, with the marks that it has there. */
export function replaceWords(
  view: EditorView,
  part: { readonly from: number; readonly to: number },
  words: string,
) {
  const start = view.state.selection.$from.start()
  view.dispatch(view.state.tr.insertText(words, start + part.from, start + part.to).scrollIntoView())
  view.focus()
}
