import type { SheetRule } from './sheet-rules.ts'

type Rule = Extract<SheetRule, { readonly kind: 'rule' }>

const isRule = (rule: SheetRule): rule is Rule => rule.kind === 'rule'
const isProperty = (declaration: string) => declaration.startsWith('--')
const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'))
const textOf = (declaration: string) => declaration.slice(declaration.indexOf(':') + 1)
const variablesOf = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)

const ownSelectors = (language: string) => [
  `[lang]:lang(${language})`,
  `[lang]:lang(${language.split('-')[0]})`,
]

/** Leaves out custom properties of `:root` that a later rule of the same layer sets for the language of the document. */
export function withoutOverridden(rules: readonly SheetRule[], language: string): SheetRule[] {
  const own = new Set(ownSelectors(language))
  const overridden = new Set<string>()
  const result = rules.toReversed().map(rule => {
    if (rule.kind !== 'rule') return rule
    const layers = rule.around.filter(condition => condition.startsWith('@layer')).join()
    const keyOf = (declaration: string) => `${layers} ${nameOf(declaration)}`
    if (rule.selectors.some(({ selector }) => own.has(selector)) && rule.around.join() === layers)
      for (const declaration of rule.declarations) overridden.add(keyOf(declaration))
    if (rule.selectors.some(({ selector }) => selector !== ':root')) return rule
    const declarations = rule.declarations.filter(each => !isProperty(each) || !overridden.has(keyOf(each)))
    return { ...rule, declarations }
  })
  return result.toReversed()
}

/** The custom properties that these declarations use, also by way of each other, and by way of `others`. */
export function usedProperties(
  declarations: readonly string[],
  all: readonly string[],
  others: Iterable<string> = [],
): Set<string> {
  const properties = all.filter(isProperty)
  const used = new Set([...others, ...declarations.filter(each => !isProperty(each)).flatMap(variablesOf)])
  for (let before = -1; before !== used.size; ) {
    before = used.size
    for (const property of properties)
      if (used.has(nameOf(property))) for (const name of variablesOf(property)) used.add(name)
  }
  return used
}

/** The custom properties of elements that no rule uses: drawings in files do. */
export function drawnProperties(rules: readonly SheetRule[]): Set<string> {
  const ofElements = rules
    .filter(isRule)
    .filter(({ selectors }) =>
      selectors.every(({ selector }) => !/^(?::root|\[lang\]:lang\()/.test(selector)),
    )
  const drawn = new Set(declarationsOf(ofElements).filter(isProperty).map(nameOf))
  const text = rules.map(rule => (isRule(rule) ? rule.declarations.join(';') : rule.css)).join(';')
  for (const name of variablesOf(text)) drawn.delete(name)
  return drawn
}

export const declarationsOf = (rules: readonly SheetRule[]): string[] =>
  rules.flatMap(rule => (isRule(rule) ? rule.declarations : []))

/** Keeps of the custom properties that some languages set those of the languages that `isKept`, and those `used`. */
export const onlyUsedIn = (
  rules: readonly SheetRule[],
  isKept: (language: string) => boolean,
  used: ReadonlySet<string>,
): SheetRule[] =>
  rules.map(rule => {
    if (!isRule(rule) || rule.selectors.some(({ needs }) => needs.length !== 1 || isKept(needs[0] ?? '')))
      return rule
    return {
      ...rule,
      declarations: rule.declarations.filter(each => !isProperty(each) || used.has(nameOf(each))),
    }
  })

/**
 * Leaves out custom properties that neither a declaration nor a drawing uses, faces and key frames that no declaration names, and rules
 * that are empty then.
 */
export function withoutUnused(rules: readonly SheetRule[], drawn: ReadonlySet<string>): SheetRule[] {
  const declarations = declarationsOf(rules)
  const used = usedProperties(declarations, declarations, drawn)
  const isUsed = (declaration: string) => !isProperty(declaration) || used.has(nameOf(declaration))
  const text = declarations.filter(isUsed).join(';')
  return rules.flatMap((rule): SheetRule[] => {
    if (rule.kind === 'named') return text.includes(rule.name) || used.has(rule.name) ? [rule] : []
    if (rule.kind === 'statement') return [rule]
    const kept = rule.declarations.filter(isUsed)
    return kept.length > 0 ? [{ ...rule, declarations: kept }] : []
  })
}

/** A use without a second value. */
const plainUse = /var\(--[\w-]+\)/g

/** Characters of a value that is repeated rather than named. */
const maxRepeated = 45

/**
 * Puts the values of custom properties into their places: of those that the whole document has from one rule, what is short or used
 * once. The sheets, which come later, say the same with names.
 */
export function foldProperties(rules: readonly SheetRule[], language: string): SheetRule[] {
  const whole = new Set([':root', ...ownSelectors(language)])
  const isOfWhole = ({ around, selectors }: Rule) =>
    around.every(condition => condition.startsWith('@layer')) &&
    selectors.every(({ selector }) => whole.has(selector))
  const given = Map.groupBy(
    rules
      .filter(isRule)
      .flatMap(rule =>
        rule.declarations.filter(isProperty).map(each => ({ name: nameOf(each), value: textOf(each), rule })),
      ),
    ({ name }) => name,
  )
  const isConstant = (name: string) => {
    const [first, second] = given.get(name) ?? []
    return first !== undefined && !second && isOfWhole(first.rule)
  }
  const text = declarationsOf(rules).join(';')
  const named = rules.map(rule => (isRule(rule) ? '' : rule.css)).join('')
  const uses = Map.groupBy(variablesOf(text), name => name)
  const plainUses = Map.groupBy(text.match(plainUse) ?? [], use => use.slice(4, -1))
  const folded = new Map<string, string>()
  for (const [name, [first]] of given) {
    if (!first || !isConstant(name) || !variablesOf(first.value).every(isConstant)) continue
    const count = uses.get(name)?.length
    const isPlain = plainUses.get(name)?.length === count && !named.includes(name)
    if (isPlain && (count === 1 || first.value.length <= maxRepeated)) folded.set(name, first.value)
  }
  const fold = (declaration: string): string =>
    declaration.replaceAll(plainUse, use => {
      const value = folded.get(use.slice(4, -1))
      return value === undefined ? use : fold(value)
    })
  return rules.flatMap((rule): SheetRule[] => {
    if (!isRule(rule)) return [rule]
    const declarations = rule.declarations.filter(each => !folded.has(nameOf(each))).map(fold)
    return declarations.length > 0 ? [{ ...rule, declarations }] : []
  })
}

/**
 * Gives the custom properties of `:root` short names. Drawings in files use those of an element, which keep their names.
 */
export function shortenNames(css: string, rules: readonly SheetRule[]): string {
  const ofRoot = rules
    .filter(isRule)
    .filter(({ selectors }) => selectors.some(({ selector }) => selector === ':root'))
  const names = new Set(ofRoot.flatMap(({ declarations }) => declarations.map(nameOf)))
  const short = new Map<string, string>()
  return css.replaceAll(/--[a-z][\w-]*/g, name => {
    if (!names.has(name)) return name
    const given = short.get(name) ?? `--${short.size.toString(36)}`
    short.set(name, given)
    return given
  })
}
