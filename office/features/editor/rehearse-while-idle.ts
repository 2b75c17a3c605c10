import type { EditorView } from 'prosemirror-view'
import { whenIdle } from '../../../ui/when-idle.ts'

let isRehearsed = false

/**
 * Types some keys into an editor that nobody sees, in idle moments: the scripts of the first keys that somebody types, and of
 * their first Enter, are compiled by then. Once in a page. Returns what ends it.
 */
export function rehearseWhileIdle(open: () => EditorView): () => void {
  if (isRehearsed) return () => {}
  let view: EditorView | null = null
  const steps = [
    () => {
      view = open()
    },
    ...[...'ab', 'Enter', ...'cd', 'Enter', ...'e', 'Backspace'].map(key => () => view && press(view, key)),
  ]
  let cancel = () => {}
  const goOn = () => {
    steps.shift()?.()
    if (steps.length > 0) {
      cancel = whenIdle(goOn)
      return
    }
    isRehearsed = true
    view?.destroy()
  }
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(goOn)
  })
  return () => {
    cancelAnimationFrame(frame)
    cancel()
    view?.destroy()
  }
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
  const { node } = view.domAtPos(view.state.selection.head)
  if (!isLetter) node.textContent = (node.textContent ?? '').slice(0, -1)
  else if (node instanceof Text) node.data += key
  else node.insertBefore(new Text(key), node.firstChild)
}
