import { Selection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { whenIdle } from '../../../ui/when-idle.ts'

/** A key that comes meanwhile waits no longer. */
const sliceMs = 4
/** As often as V8 has to see the scripts of a key until it compiles them for speed. */
const keys = Array.from({ length: 4 }, () => [...'rehearse', 'Enter', 'd', 'Backspace']).flat()

let isRehearsed = false

/**
 * Types some lines into an editor that nobody sees, in idle moments: the scripts of a key and of an Enter are compiled by then.
 * Once in a page. Returns what ends it.
 */
export function rehearseWhileIdle(open: () => EditorView): () => void {
  if (isRehearsed) return () => {}
  let view: EditorView | null = null
  let at = 0
  let cancel = () => {}
  let isEnded = false
  const end = () => {
    isEnded = true
    view?.destroy()
  }
  const goOn = async () => {
    const until = performance.now() + sliceMs
    view ??= atEnd(open())
    for (; at < keys.length && performance.now() < until; at++) {
      press(view, keys[at] ?? '')
      // What observes its elements hears of a change in a microtask.
      await null
      if (isEnded) return
    }
    if (at < keys.length) cancel = whenIdle(() => void goOn())
    else {
      isRehearsed = true
      end()
    }
  }
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(() => void goOn())
  })
  return () => {
    cancelAnimationFrame(frame)
    cancel()
    end()
  }
}

/** With the caret at the end of what it has. */
function atEnd(view: EditorView): EditorView {
  view.dispatch(view.state.tr.setSelection(Selection.atEnd(view.state.doc)))
  return view
}

/** What a browser does for a key: its events, and where no handler takes them, a change of the text. */
function press(view: EditorView, key: string): void {
  const isLetter = key.length === 1
  const isTaken = (name: 'keydown' | 'keypress') =>
    !view.dom.dispatchEvent(
      new KeyboardEvent(name, {
        ...{ key, bubbles: true, cancelable: true },
        charCode: isLetter ? key.charCodeAt(0) : 0,
        keyCode: { Enter: 13, Backspace: 8 }[key] ?? key.toUpperCase().charCodeAt(0),
      }),
    )
  if (isTaken('keydown') || (isLetter && isTaken('keypress'))) return
  const change = isLetter ? { inputType: 'insertText', data: key } : { inputType: 'deleteContentBackward' }
  view.dom.dispatchEvent(new InputEvent('beforeinput', { ...change, bubbles: true, cancelable: true }))
  const { node } = view.domAtPos(view.state.selection.head)
  if (!isLetter) node.textContent = (node.textContent ?? '').slice(0, -1)
  else if (node instanceof Text) node.data += key
  else node.insertBefore(new Text(key), node.firstChild)
  view.dom.dispatchEvent(new InputEvent('input', { ...change, bubbles: true }))
}
