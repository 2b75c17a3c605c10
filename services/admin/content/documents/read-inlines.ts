import type { Nodes, PhrasingContent } from 'mdast'
import type { Inline } from '../../../../contract/document.ts'
import { isLinkTarget } from '../../../../contract/link-target.ts'

/** Unsupported syntax in a text. `line` counts from 1 within the text. */
export class DocumentFault extends Error {
  override name = 'DocumentFault'
  readonly line: number

  constructor(at: Nodes | number, message: string) {
    super(message)
    this.line = typeof at === 'number' ? at : (at.position?.start.line ?? 1)
  }
}

/** Inline text. Throws `DocumentFault` for HTML, an inline picture, or an unsupported link. */
export const inlinesOf = (nodes: readonly PhrasingContent[]): Inline[] => join(nodes.map(inlineOf))

function inlineOf(node: PhrasingContent): Inline {
  switch (node.type) {
    case 'text':
      return { kind: 'words', text: node.value.replaceAll('\n', ' ') }
    case 'strong':
    case 'emphasis':
      return { kind: node.type, content: inlinesOf(node.children) }
    case 'inlineCode':
      return { kind: 'code', text: node.value }
    case 'break':
      return { kind: 'break' }
    case 'link':
      if (!isLinkTarget(node.url)) throw new DocumentFault(node, `${node.url} is no link that we make`)
      return { kind: 'link', to: node.url, content: inlinesOf(node.children) }
    default:
      throw new DocumentFault(node, `there is no place for ${node.type} in a line`)
  }
}

function join(inlines: readonly Inline[]): Inline[] {
  const joined: Inline[] = []
  for (const inline of inlines) {
    const last = joined.at(-1)
    if (last?.kind === 'words' && inline.kind === 'words')
      joined.splice(-1, 1, { kind: 'words', text: last.text + inline.text })
    else joined.push(inline)
  }
  return joined
}
