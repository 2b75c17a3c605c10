/** The uses of a mark, with the rule of the trademark guidelines and its section. */
export const uses = {
  name: { section: 'using-the-marks', says: 'free' },
  work: { section: 'sharing-work', says: 'free' },
  report: { section: 'press', says: 'depends' },
  teach: { section: 'teaching', says: 'depends' },
  tool: { section: 'apps-and-domains', says: 'depends' },
  tattoo: { section: 'tattoos', says: 'depends' },
  goods: { section: 'merchandise', says: 'ask' },
  business: { section: 'apps-and-domains', says: 'ask' },
  ai: { section: 'what-not-to-do', says: 'never' },
  other: { section: 'who-needs-permission', says: 'ask' },
} as const satisfies Record<string, { section: string; says: Verdict | 'depends' }>

export type Use = keyof typeof uses
type Verdict = 'free' | 'ask' | 'never'
type ConditionalUse = { [K in Use]: (typeof uses)[K]['says'] extends 'depends' ? K : never }[Use]
type UnconditionalUse = Exclude<Use, ConditionalUse>

/** The position in the questions. */
export type Finding =
  | { readonly at: 'use' }
  | { readonly at: 'more'; readonly use: ConditionalUse }
  | {
      readonly at: 'verdict'
      readonly use: Use
      readonly verdict: Verdict
      readonly rule: UnconditionalUse | `${ConditionalUse}-${'yes' | 'no'}`
    }

const isUse = (word: string | null): word is Use => word !== null && Object.hasOwn(uses, word)
const isDepending = (use: Use): use is ConditionalUse => uses[use].says === 'depends'

/** Reads the questions' own address: `?use=teach&more=yes`. */
export function findVerdict(query: URLSearchParams): Finding {
  const use = query.get('use')
  if (!isUse(use)) return { at: 'use' }
  if (!isDepending(use)) {
    return { at: 'verdict', use, verdict: uses[use as UnconditionalUse].says, rule: use as UnconditionalUse }
  }
  const more = query.get('more')
  if (more !== 'yes' && more !== 'no') return { at: 'more', use }
  return { at: 'verdict', use, verdict: more === 'yes' ? 'ask' : 'free', rule: `${use}-${more}` }
}
