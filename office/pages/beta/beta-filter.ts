import { type BetaProduct, betaProducts } from '../../../contract/betas.ts'

export const stateTitles = {
  received: 'Received',
  'in-review': 'In review',
  invited: 'Invited',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
} as const

export const betaTitles: Readonly<Record<string, string>> = Object.fromEntries(
  betaProducts.map(beta => [beta, beta]),
)

/** What the list of applications shows, as it stands in its address. */
export interface BetaFilter {
  readonly state: keyof typeof stateTitles
  readonly device?: string
  readonly familiarity?: string
  readonly beta?: BetaProduct
  readonly cursor?: string
}

/** Titles by id of what applicants choose from. */
export interface BetaOptions {
  readonly devices: Readonly<Record<string, string>>
  readonly familiarity: Readonly<Record<string, string>>
}

/** The filter of an address; values that are none of a choice are dropped. */
export function readBetaFilter(query: URLSearchParams, options: BetaOptions): BetaFilter {
  const choices: Readonly<Record<string, object>> = {
    device: options.devices,
    familiarity: options.familiarity,
    beta: betaTitles,
  }
  const values = ['device', 'familiarity', 'beta', 'cursor']
    .map(name => [name, query.get(name) ?? ''] as const)
    .filter(
      ([name, value]) => value !== '' && (choices[name] === undefined || Object.hasOwn(choices[name], value)),
    )
  const state = query.get('state') ?? ''
  return {
    state: Object.hasOwn(stateTitles, state) ? (state as BetaFilter['state']) : 'received',
    ...Object.fromEntries(values),
  }
}

/** The address of a list of applications. */
export const betaPath = (filter: BetaFilter): string => `/beta?${new URLSearchParams({ ...filter })}`

/** Whether applications of a state can still be decided. */
export const isOpen = ({ state }: Pick<BetaFilter, 'state'>): boolean =>
  state === 'received' || state === 'in-review'
