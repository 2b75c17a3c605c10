const names = ['staff', 'act', 'subject', 'outcome', 'from', 'to'] as const

/** The filter of the audit log; empty values filter nothing. */
export type AuditFilter = Readonly<Record<(typeof names)[number], string>>

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** The filter of an address; what cannot be one is empty. */
export function readFilter(query: URLSearchParams): AuditFilter {
  const text = (name: string, longest: number) =>
    (query.get(name) ?? '')
      .replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longest)
  const outcome = text('outcome', 10)
  const day = (name: string) => {
    const typed = text(name, 10)
    return isDay.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : ''
  }
  return {
    staff: text('staff', 100),
    act: text('act', 60),
    subject: text('subject', 100),
    outcome: outcome === 'done' || outcome === 'refused' ? outcome : '',
    from: day('from'),
    to: day('to'),
  }
}

/** The parts of a filter that filter something. */
export const partsOf = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, filter[name]]).filter(([, value]) => value !== ''))

export const auditPath = (filter: AuditFilter, cursor?: string | null): string =>
  `/audit?${new URLSearchParams({ ...partsOf(filter), ...(cursor && { cursor }) })}`
