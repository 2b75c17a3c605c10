import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Block, GuidePage, Inline } from './guide-page.ts'

type Node = ReturnType<typeof fromMarkdown>['children'][number]

/** The address of a link or picture of a page; undefined: there is none. */
type Resolve = (target: string) => string | undefined

/**
 * Parses a page of the guide. A code span is a key. Throws for what a page does not have: HTML, a link or picture whose
 * address is unknown, a text that does not begin with its title.
 */
export function parsePage(markdown: string, resolve: Resolve): GuidePage {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  })
  const [first, ...rest] = children
  if (first?.type !== 'heading' || first.depth !== 1) throw new Error('A page begins with its title')
  return { title: textOf(first.children), blocks: rest.map(node => readBlock(node, resolve)) }
}

function readBlock(node: Node, resolve: Resolve): Block {
  const inline = (nodes: readonly Node[]) => nodes.map(each => readInline(each, resolve))
  switch (node.type) {
    case 'heading':
      return {
        kind: 'heading',
        level: node.depth === 2 ? 2 : 3,
        id: slugOf(textOf(node.children)),
        children: inline(node.children),
      }
    case 'paragraph': {
      const [only, second] = node.children
      if (only?.type === 'image' && !second)
        return { kind: 'picture', source: find(only.url, resolve), alt: only.alt ?? '' }
      return { kind: 'paragraph', children: inline(node.children) }
    }
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map(item => item.children.map(each => readBlock(each, resolve))),
      }
    case 'table': {
      const [head = [], ...rows] = node.children.map(row =>
        row.children.map(cell => cell.children.map(each => readInline(each, resolve))),
      )
      return { kind: 'table', head, rows }
    }
    default:
      throw new Error(`A page of the guide has no ${node.type}`)
  }
}

function readInline(node: Node, resolve: Resolve): Inline {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: node.value }
    case 'inlineCode':
      return { kind: 'keys', text: node.value }
    case 'strong':
    case 'emphasis':
      return { kind: node.type, children: node.children.map(each => readInline(each, resolve)) }
    case 'link':
      return {
        kind: 'link',
        to: find(node.url, resolve),
        children: node.children.map(each => readInline(each, resolve)),
      }
    default:
      throw new Error(`A sentence of the guide has no ${node.type}`)
  }
}

function find(target: string, resolve: Resolve): string {
  const address = resolve(target)
  if (address === undefined) throw new Error(`The guide has no ${target}`)
  return address
}

const textOf = (nodes: readonly Node[]): string =>
  nodes.map(node => ('children' in node ? textOf(node.children) : 'value' in node ? node.value : '')).join('')

/** The anchor of a heading, as GitHub makes it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
