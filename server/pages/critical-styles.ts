import {
  declarationsOf,
  drawnProperties,
  foldProperties,
  onlyUsedIn,
  shortenNames,
  usedProperties,
  withoutOverridden,
  withoutUnused,
} from './custom-properties.ts'
import { readTokens } from './read-tokens.ts'
import type { SheetRule } from './sheet-rules.ts'

interface Piece {
  readonly around: readonly string[]
  readonly css: string
}

/** Hides what begins below the first screen until its style sheets are there; site/frame/apply-styles.js, which shows it, reads this selector from the last rule. */
const hidden =
  '[data-late] :is(section,nav,footer,article,picture,dl,li,figure,[role=group]):is([data-below],[data-below]~*,:has([data-below])~*,[data-below] *,[data-below]~* *,footer *):not([data-shown])'
/** The same for a text that goes on below. */
const hiddenText =
  ',[data-late] :is(p,h2,h3,ul,ol,figure,blockquote,aside,div):is(:is(p,h2,h3)[data-below],:is(p,h2,h3)[data-below]~*):not([data-shown])'

/** The rules that hide the rest of a document. */
function hide(html: string): string {
  if (!html.includes(' data-below')) return ''
  return `${hidden}${/<(?:p|h2|h3) data-below/.test(html) ? hiddenText : ''}{display:none}`
}

/**
 * The rules that the first screen of a document needs, in their order: the document up to the element with
 * `data-below`, without what is closed. Custom properties, fallback fonts and key frames are left out unless they are used.
 */
export function criticalStyles(html: string, rules: readonly SheetRule[]): string {
  const tokens = readTokens(html)
  const language = /<html[^>]* lang="([\w-]+)/.exec(html)?.[1] ?? ''
  const matching = shortenBanner(
    html,
    rules.flatMap(rule => narrow(rule, tokens)),
  )
  const used = withoutUnused(withoutOverridden(matching, language), drawnProperties(rules))
  const pieces = foldProperties(used, language).map((rule): Piece => {
    if (rule.kind !== 'rule') return rule
    const selectors = rule.selectors.map(({ selector }) => selector).join(',')
    return { around: rule.around, css: `${selectors}{${rule.declarations.join(';')}}` }
  })
  return orderLayers(rules, pieces) + shortenNames(write(pieces), rules) + hide(html)
}

/** Leaves out, of a language that only the banner of another language has, the rules and the custom properties that are not for the banner. */
function shortenBanner(html: string, rules: readonly SheetRule[]): readonly SheetRule[] {
  const banner = /<aside [^>]*lang="[\s\S]*?<\/aside>/.exec(html)?.[0]
  if (!banner) return rules
  const elsewhere = readTokens(html.replace(banner, ''))
  const inside = readTokens(banner)
  const isElsewhere = (need: string) => !need.startsWith(':lang(') || elsewhere.has(need)
  const ofBanner = rules.flatMap(rule => narrow(rule, inside))
  const used = usedProperties(declarationsOf(ofBanner), declarationsOf(rules))
  const kept = rules.flatMap(rule =>
    filterSelectors(rule, needs => needs.every(isElsewhere) || needs.every(need => inside.has(need))),
  )
  return onlyUsedIn(kept, isElsewhere, used)
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

const narrow = (rule: SheetRule, tokens: ReadonlySet<string>): SheetRule[] =>
  filterSelectors(rule, needs => needs.every(need => tokens.has(need)))

function filterSelectors(rule: SheetRule, isKept: (needs: readonly string[]) => boolean): SheetRule[] {
  if (rule.kind !== 'rule') return [rule]
  const selectors = rule.selectors.filter(({ needs }) => isKept(needs))
  return selectors.length === 0 ? [] : [{ ...rule, selectors }]
}

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
