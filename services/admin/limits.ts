import type { Limit } from '../../platform/limits/limits.ts'

const hour = 3600

/** How often is enough. A school or an office shares an address, so that one has room. */
export const usualLimits = {
  rateByAddress: { points: 60, seconds: hour },
} satisfies Record<string, Limit>

export type AdminLimits = Readonly<Record<keyof typeof usualLimits, Limit>>
