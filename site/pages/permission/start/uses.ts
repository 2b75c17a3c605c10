/** What somebody may want to do, and what the trademark guidelines say of it, in which of their sections. */
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
type Depending = { [K in Use]: (typeof uses)[K]['says'] extends 'depends' ? K : never }[Use]
type Plain = Exclude<Use, Depending>

/** How far the questions have come. */
export type Finding =
  | { readonly at: 'use' }
  | { readonly at: 'more'; readonly use: Depending }
  | {
      readonly at: 'verdict'
      readonly use: Use
      readonly verdict: Verdict
      readonly rule: Plain | `${Depending}-${'yes' | 'no'}`
    }

const isUse = (word: string | null): word is Use => word !== null && Object.hasOwn(uses, word)
const isDepending = (use: Use): use is Depending => uses[use].says === 'depends'

/** Reads the questions' own address: `?use=teach&more=yes`. */
export function findVerdict(query: URLSearchParams): Finding {
  const use = query.get('use')
  if (!isUse(use)) return { at: 'use' }
  if (!isDepending(use)) {
    return { at: 'verdict', use, verdict: uses[use as Plain].says, rule: use as Plain }
  }
  const more = query.get('more')
  if (more !== 'yes' && more !== 'no') return { at: 'more', use }
  return { at: 'verdict', use, verdict: more === 'yes' ? 'ask' : 'free', rule: `${use}-${more}` }
}
