import type { Node } from 'prosemirror-model'
import { whenIdle } from '../../../ui/when-idle.ts'
import { fromNodes } from './from-node.ts'
import { toJson } from './to-json.ts'

/** A key that comes meanwhile waits no longer. */
const sliceMs = 4

/**
 * Reads a document in idle moments once it is painted, so that the first copy of what is typed takes no longer than the next.
 * Returns what ends it.
 */
export function readWhileIdle({ children }: Node): () => void {
  let at = 0
  let cancel = () => {}
  const readOn = () => {
    const until = performance.now() + sliceMs
    while (at < children.length && performance.now() < until) toJson(fromNodes(children.slice(at, ++at)))
    if (at < children.length) cancel = whenIdle(readOn)
  }
  const frame = requestAnimationFrame(() => {
    cancel = whenIdle(readOn)
  })
  return () => {
    cancelAnimationFrame(frame)
    cancel()
  }
}
