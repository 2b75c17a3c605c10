import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { EditorState, type Transaction } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { cleanPaste } from './clean-paste.ts'
import { rules } from './input-rules.ts'
import { keys } from './keys.ts'
import { type FindThumbnail, leafViewWith } from './leaf-view.ts'
import { schema } from './schema.ts'

interface EditorOptions {
  readonly place: HTMLElement
  readonly doc: Node
  /** Of the text: its label, language, class. */
  readonly attributes: Readonly<Record<string, string>>
  readonly onChange: (view: EditorView, transaction: Transaction) => void
  /** A slash on an empty line, or Ctrl+K. */
  readonly onOpen: (dialog: 'insert' | 'link') => void
  /** A picture, film or slot is opened. */
  readonly onEdit: (node: Node) => void
  readonly findThumbnail: FindThumbnail
  /** What a paste left out, as a sentence. */
  readonly onDropped: (sentence: string | null) => void
}

/** Opens the editor in an element; `destroy` closes it. */
export function createEditorView(options: EditorOptions): EditorView {
  const { onOpen, onEdit, onDropped } = options
  const leafView = leafViewWith(options.findThumbnail)
  const openLink = () => {
    onOpen('link')
    return true
  }
  const view: EditorView = new EditorView(options.place, {
    state: EditorState.create({
      doc: options.doc,
      plugins: [
        rules,
        keymap({ ...keys, 'Mod-k': openLink, Enter: openLeafOr(keys.Enter, onEdit) }),
        history(),
        gapCursor(),
        dropCursor(),
        tableEditing(),
      ],
    }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', ...options.attributes },
    nodeViews: Object.fromEntries(['image', 'video', 'embed', 'slot'].map(kind => [kind, leafView])),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction))
      options.onChange(view, transaction)
    },
    handleDOMEvents: { keydown: takeCaret },
    handleTextInput(view, from, to, text) {
      const { parent } = view.state.selection.$from
      const isEmptyLine = parent.type === schema.nodes.paragraph && parent.content.size === 0
      if (text !== '/' || from !== to || !isEmptyLine || view.composing) return false
      onOpen('insert')
      return true
    },
    handleDoubleClickOn(_, __, node) {
      if (node.isAtom && node.isBlock) onEdit(node)
      return node.isAtom && node.isBlock
    },
    transformPastedHTML(html) {
      const { html: cleaned, dropped } = cleanPaste(html, location.origin)
      onDropped(dropped)
      return cleaned
    },
  })
  return view
}

/** A key right after one that moved the caret comes before the browser tells that it moved. */
function takeCaret(view: EditorView): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {}
  const isHere = view.dom.contains(anchorNode ?? null) && view.dom.contains(focusNode ?? null)
  if (!isHere || !anchorNode || !focusNode || view.composing) return
  const { anchor, head } = view.state.selection
  const isKnown =
    view.posAtDOM(anchorNode, anchorOffset ?? 0) === anchor &&
    view.posAtDOM(focusNode, focusOffset ?? 0) === head
  if (!isKnown) document.dispatchEvent(new Event('selectionchange'))
}

/** Enter opens a chosen picture, film or slot. */
function openLeafOr(
  enter: (typeof keys)[string] | undefined,
  onEdit: (node: Node) => void,
): (typeof keys)[string] {
  return (state, dispatch, view) => {
    const node = 'node' in state.selection ? (state.selection.node as Node) : null
    if (!node?.isAtom) return enter?.(state, dispatch, view) ?? false
    if (dispatch) onEdit(node)
    return true
  }
}
