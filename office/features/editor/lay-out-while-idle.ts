import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { whenIdle } from '../../../ui/when-idle.ts'
import styles from './editor.module.css'

/** More than a window shows. */
const firstBlocks = 40
const blocksAtOnce = 20

/**
 * Lays out a text that has just been opened: what is in sight at once, the rest in idle moments. Who begins to write has all of
 * it: a browser may put the caret elsewhere in a block that is not laid out. Returns what ends it.
 */
export function layOutWhileIdle(view: EditorView): () => void {
  const { doc } = view.state
  let laidOut = firstBlocks
  let cancel = () => {}
  if (doc.childCount <= laidOut) return cancel
  const blocks: Decoration[] = []
  doc.forEach((node, at) => {
    blocks.push(Decoration.node(at, at + node.nodeSize, { class: styles.skipped ?? '' }))
  })
  let skipped = DecorationSet.create(doc, blocks.slice(laidOut))
  // Classes of single blocks: the style of all others stays.
  const skip = () => view.setProps({ decorations: state => (state.doc === doc ? skipped : null) })
  const begun = new AbortController()
  const end = () => {
    cancel()
    cancelAnimationFrame(frame)
    if (begun.signal.aborted) return
    begun.abort()
    skipped = DecorationSet.empty
    if (!view.isDestroyed) skip()
  }
  const layOutMore = () => {
    skipped = skipped.remove(blocks.slice(laidOut, laidOut + blocksAtOnce))
    laidOut += blocksAtOnce
    if (laidOut >= doc.childCount) return end()
    skip()
    view.dom.getBoundingClientRect()
    cancel = whenIdle(layOutMore)
  }
  skip()
  const first = { capture: true, signal: begun.signal }
  view.dom.addEventListener('focus', end, first)
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, end, first)
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(layOutMore)
  })
  return end
}
