import type { OfficeClient } from '../../../contract/office/office.ts'
import { type BetaFilter, betaPath } from './beta-filter.ts'

export const decisions = ['invited', 'declined', 'in-review'] as const
export type Decision = (typeof decisions)[number]

type Answer = Awaited<ReturnType<OfficeClient['decideApplications']>>

/** A decision about several applications: the number of those that it is made for, and the others with the reason. */
export interface BetaDecided {
  readonly decision: Decision
  readonly decided: number
  readonly refused: Answer['refused']
}

const reasons = [
  'unknown',
  'state',
  'no-beta',
  'full',
] as const satisfies readonly BetaDecided['refused'][number]['reason'][]

/** The address of the list with what was decided: 100 references that were refused are a kilobyte. */
export function decidedPath(filter: BetaFilter, { decision, decided, refused }: BetaDecided): string {
  const query = new URLSearchParams({ decision, decided: String(decided) })
  for (const reason of reasons) {
    const of = refused.filter(each => each.reason === reason).map(({ reference }) => reference)
    if (of.length > 0) query.set(`not-${reason}`, of.join('.'))
  }
  return `${betaPath(filter)}&${query}`
}

/** What the address says was decided; null for nothing. */
export function readDecided(query: URLSearchParams): BetaDecided | null {
  const decision = decisions.find(each => each === query.get('decision'))
  const decided = query.get('decided') ?? ''
  if (!decision || !/^\d{1,3}$/.test(decided)) return null
  const refused = reasons.flatMap(reason =>
    (query.get(`not-${reason}`) ?? '')
      .split('.')
      .filter(reference => /^B-[0-9A-Z]{8}$/.test(reference))
      .map(reference => ({ reference, reason })),
  )
  return { decision, decided: Number(decided), refused }
}
