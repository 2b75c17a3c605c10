import type { Node } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import styles from './editor.module.css'
import { titleOfKind } from './segment-fields.ts'

/** The address of a small file of a picture; null: there is none. */
export type FindThumbnail = (picture: string) => Promise<string | null>

/** A picture, film or slot in the text: its kind, its words, what it is called, and a picture of the library as it looks. */
export const leafViewWith =
  (findThumbnail: FindThumbnail): NodeViewConstructor =>
  node => {
    const dom = document.createElement('div')
    dom.className = styles.leaf ?? ''
    dom.contentEditable = 'false'
    const image = document.createElement('img')
    image.alt = ''
    image.className = styles.seen ?? ''
    let picture = ''
    const showPicture = (named: string) => {
      if (named === picture) return
      picture = named
      image.remove()
      const seen = (src: string | null) => {
        if (src === null || picture !== named) return
        image.src = src
        dom.prepend(image)
      }
      if (named === '') return
      // Asked for once the text is painted. Without it, its name still says which one it is.
      requestAnimationFrame(() => setTimeout(() => findThumbnail(named).then(seen, () => {})))
    }
    const show = ({ type, attrs }: Node) => {
      const title = document.createElement('strong')
      title.textContent = titleOfKind(type.name)
      const words = Object.values(attrs).filter(value => value !== '')
      const parts = words.map(value => {
        const part = document.createElement('span')
        part.textContent = String(value)
        return part
      })
      dom.replaceChildren(...(dom.contains(image) ? [image] : []), title, ...parts)
      showPicture(type.name === 'image' ? String(attrs.picture) : '')
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
