/** Periods of searches, in days. */
export const searchPeriods = ['7', '30', '180'] as const
export type SearchPeriod = (typeof searchPeriods)[number]
