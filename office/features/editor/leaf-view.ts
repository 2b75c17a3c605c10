import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import styles from './editor.module.css'
import { titleOfKind } from './segment-fields.ts'

/** A picture, film or slot in the text: its kind, its words, and what it is called. */
export function createLeafView(node: Node): NodeView {
  const dom = document.createElement('div')
  dom.className = styles.leaf ?? ''
  dom.contentEditable = 'false'
  const show = ({ type, attrs }: Node) => {
    const title = document.createElement('strong')
    title.textContent = titleOfKind(type.name)
    const words = Object.values(attrs).filter(value => value !== '')
    const parts = words.map(value => {
      const part = document.createElement('span')
      part.textContent = String(value)
      return part
    })
    dom.replaceChildren(title, ...parts)
  }
  show(node)
  return {
    dom,
    update(next) {
      if (next.type !== node.type) return false
      show(next)
      return true
    },
    stopEvent: () => false,
    ignoreMutation: () => true,
  }
}
