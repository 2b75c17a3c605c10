import { whenIdle } from '../../../ui/when-idle.ts'

/** More than a window shows. */
const firstBlocks = 40
const blocksAtOnce = 20

/**
 * Lays out a text that has just been opened: what is in sight at once, the rest in idle moments. Who begins to write has all of
 * it: a browser may put the caret elsewhere in a block that is not laid out. Returns what ends it.
 */
export function layOutWhileIdle(text: HTMLElement): () => void {
  let laidOut = firstBlocks
  let cancel = () => {}
  const { length } = text.children
  if (length <= laidOut) return cancel
  const sheet = new CSSStyleSheet()
  // The editor owns its elements: a class or style of ours would be a change of the text.
  const skipTheRest = () =>
    sheet.replaceSync(
      `.ProseMirror > :nth-child(n + ${laidOut + 1}) { content-visibility: auto; contain-intrinsic-block-size: auto 6rem }`,
    )
  const begun = new AbortController()
  const end = () => {
    cancel()
    cancelAnimationFrame(frame)
    begun.abort()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
  }
  const layOutMore = () => {
    laidOut += blocksAtOnce
    if (laidOut >= length) return end()
    skipTheRest()
    text.getBoundingClientRect()
    cancel = whenIdle(layOutMore)
  }
  skipTheRest()
  document.adoptedStyleSheets.push(sheet)
  const first = { capture: true, signal: begun.signal }
  text.addEventListener('focus', end, first)
  for (const press of ['keydown', 'pointerdown']) addEventListener(press, end, first)
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(layOutMore)
  })
  return end
}
