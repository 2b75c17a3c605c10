import { readTokens } from './read-tokens.ts'

/** The rules of a style sheet, as bin/parts/parse-sheet.ts writes them. `around`: the at-rules around one, outermost first. */
export type SheetRule =
  | {
      readonly kind: 'rule'
      readonly around: readonly string[]
      /** `needs`: what a document contains if the selector matches: see bin/parts/read-selector.ts. */
      readonly selectors: readonly { readonly selector: string; readonly needs: readonly string[] }[]
      readonly declarations: readonly string[]
    }
  /** A font face without a file, key frames or a property: kept if a kept rule names it. */
  | {
      readonly kind: 'named'
      readonly around: readonly string[]
      readonly name: string
      readonly css: string
    }
  | { readonly kind: 'statement'; readonly around: readonly string[]; readonly css: string }

/** The rules of every style sheet, by its URL. */
export type SheetRules = Readonly<Record<string, readonly SheetRule[]>>

interface Piece {
  readonly around: readonly string[]
  readonly css: string
}

/** Hides what begins below the first screen until its style sheets are there (site/frame/late-styles.js). */
const hidden =
  '[data-late] :is(section,nav,footer):is([data-below],[data-below]~*,:has([data-below])~*,footer *):not([data-shown])'
/** The same for a text that goes on below. */
const hiddenText =
  ',[data-late] :is(p,h2,h3,ul,ol,figure,blockquote,aside,div):is(p[data-below],p[data-below]~*):not([data-shown])'

/** The rules that hide the rest of a document. */
function hide(html: string): string {
  if (!html.includes(' data-below')) return ''
  return `${hidden}${/<p data-below/.test(html) ? hiddenText : ''}{display:none}`
}

/**
 * The rules that the first screen of a document needs, in their order: the document up to the element with
 * `data-below`, without what is closed. Custom properties, fallback fonts and key frames are left out unless they are used.
 */
export function criticalStyles(html: string, rules: readonly SheetRule[]): string {
  const tokens = readTokens(html)
  const matching = rules.flatMap(rule => narrow(rule, tokens))
  const kept = withoutOverridden(matching, /<html[^>]* lang="([\w-]+)/.exec(html)?.[1] ?? '')
  const plain = kept.flatMap(rule => (rule.kind === 'rule' ? rule.declarations : [])).filter(isNoProperty)
  const used = new Set(plain.flatMap(variablesOf))
  const properties = kept
    .flatMap(rule => (rule.kind === 'rule' ? rule.declarations : []))
    .filter(declaration => !isNoProperty(declaration))
  for (let before = -1; before !== used.size; ) {
    before = used.size
    for (const declaration of properties)
      if (used.has(nameOf(declaration))) for (const name of variablesOf(declaration)) used.add(name)
  }
  const text = [...plain, ...properties.filter(declaration => used.has(nameOf(declaration)))].join(';')
  const pieces = kept.flatMap((rule): Piece[] => {
    if (rule.kind === 'statement') return [rule]
    if (rule.kind === 'named') return text.includes(rule.name) || used.has(rule.name) ? [rule] : []
    const declarations = rule.declarations.filter(each => isNoProperty(each) || used.has(nameOf(each)))
    if (declarations.length === 0) return []
    const selectors = rule.selectors.map(({ selector }) => selector).join(',')
    return [{ around: rule.around, css: `${selectors}{${declarations.join(';')}}` }]
  })
  return orderLayers(rules, pieces) + write(pieces) + hide(html)
}

/** The order of the sheets' layers, when one of them has no rule on the first screen and would come last with its sheet. */
function orderLayers(rules: readonly SheetRule[], pieces: readonly Piece[]): string {
  const layers = new Set(rules.flatMap(layersOf))
  const named = new Set(pieces.flatMap(layersOf))
  return [...layers].every(layer => named.has(layer)) ? '' : `@layer ${[...layers].join()};`
}

/** The layers that a rule or a statement names, outermost only. */
const layersOf = ({ around: [outermost], css }: { around: readonly string[]; css?: string }): string[] =>
  (/^@layer ([^;{]+)/.exec(outermost ?? css ?? '')?.[1] ?? '').split(',').flatMap(name => name.trim() || [])

function narrow(rule: SheetRule, tokens: ReadonlySet<string>): SheetRule[] {
  if (rule.kind !== 'rule') return [rule]
  const selectors = rule.selectors.filter(({ needs }) => needs.every(need => tokens.has(need)))
  return selectors.length === 0 ? [] : [{ ...rule, selectors }]
}

/** Leaves out custom properties of `:root` that a later rule of the same layer sets for the language of the document. */
function withoutOverridden(rules: readonly SheetRule[], language: string): SheetRule[] {
  const own = new Set([`:lang(${language})`, `:lang(${language.split('-')[0]})`])
  const overridden = new Set<string>()
  const result = rules.toReversed().map(rule => {
    if (rule.kind !== 'rule') return rule
    const layers = rule.around.filter(condition => condition.startsWith('@layer')).join()
    const keyOf = (declaration: string) => `${layers} ${nameOf(declaration)}`
    if (rule.selectors.some(({ selector }) => own.has(selector)) && rule.around.join() === layers)
      for (const declaration of rule.declarations) overridden.add(keyOf(declaration))
    if (rule.selectors.some(({ selector }) => selector !== ':root')) return rule
    const declarations = rule.declarations.filter(each => isNoProperty(each) || !overridden.has(keyOf(each)))
    return { ...rule, declarations }
  })
  return result.toReversed()
}

const isNoProperty = (declaration: string) => !declaration.startsWith('--')
const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'))
const variablesOf = (declaration: string) =>
  [...declaration.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

/** Writes rules with their at-rules; neighbours share those that they have in common. */
function write(pieces: readonly Piece[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const piece of [...pieces, { around: [], css: '' }]) {
    const shared = open.findIndex((condition, at) => condition !== piece.around[at])
    const kept = shared === -1 ? open.length : shared
    css += '}'.repeat(open.length - kept)
    css += piece.around
      .slice(kept)
      .map(condition => `${condition}{`)
      .join('')
    css += piece.css
    open = piece.around
  }
  return css
}
