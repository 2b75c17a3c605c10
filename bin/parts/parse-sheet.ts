import postcss, { type AtRule, type ChildNode, type Container, type Document } from 'postcss'
import type { SheetRule } from '../../server/pages/sheet-rules.ts'
import { readSelector } from './read-selector.ts'

/** The conditions around a rule that the first screen does not meet. */
const isLeftOut = (condition: string) => /^@media print\b|scripting:\s*none|forced-colors/.test(condition)

/** What shows when a state changes comes with the whole sheet, and so do the names that only older browsers know. */
const isForLater = (declaration: string) =>
  /^(?:transition|cursor|anchor-name|forced-color-adjust|scroll-(?:margin|padding)|-webkit-(?:text-decoration|user-select)|user-select)\b/.test(
    declaration,
  )

/** Values with custom properties keep spaces that they do not need. */
const tighten = (declaration: string) =>
  /^(?:--|font:)/.test(declaration) ? declaration.replaceAll(', ', ',').replaceAll(' / ', '/') : declaration

/** A rule with a drawing of more than some characters in it comes with the whole sheet. */
const isDrawing = (declaration: string) => declaration.length > 300 && declaration.includes('url(')

/** The rules of a minified style sheet in their order, without those that only a state or paper calls for. */
export function parseSheet(css: string): SheetRule[] {
  return postcss.parse(css).nodes.flatMap(node => rulesOf(node, []))
}

function rulesOf(node: ChildNode, around: readonly string[]): SheetRule[] {
  if (node.type === 'atrule') return rulesOfAtRule(node, around)
  if (node.type !== 'rule') return []
  const selectors = node.selectors.flatMap(selector => {
    const needs = readSelector(selector)
    return needs === null ? [] : [{ selector, needs }]
  })
  const declarations = node.nodes
    .map(String)
    .filter(each => !isForLater(each))
    .map(tighten)
  if (declarations.some(isDrawing)) return []
  return selectors.length === 0 ? [] : [{ kind: 'rule', around, selectors, declarations }]
}

function rulesOfAtRule(node: AtRule, around: readonly string[]): SheetRule[] {
  const { name, params } = node
  const css = String(node)
  if (name === 'font-face') {
    const [, family = ''] = /font-family:\s*["']?([^"';}]+)/.exec(css) ?? []
    // A face from the network comes with the whole sheet.
    return css.includes('url(') ? [] : [{ kind: 'named', around, name: family, css }]
  }
  if (name === 'keyframes' || name === 'property') return [{ kind: 'named', around, name: params, css }]
  if (node.nodes === undefined) return name === 'layer' ? [{ kind: 'statement', around, css: `${css};` }] : []
  const condition = `@${name} ${params}`
  return isLeftOut(condition) ? [] : childrenOf(node).flatMap(child => rulesOf(child, [...around, condition]))
}

const childrenOf = (node: Container | Document): ChildNode[] => (node.nodes ?? []) as ChildNode[]
