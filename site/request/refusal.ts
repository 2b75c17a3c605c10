import { ServiceRefusal } from '../../contract/problem.ts'

/** The status of a service's refusal; null for any other error. */
export const refusalOf = (error: unknown): number | null =>
  error instanceof ServiceRefusal ? error.status : null

/** The `Retry-After` of a refusal in seconds; null without one. */
export const waitOf = (error: unknown): number | null =>
  error instanceof ServiceRefusal ? error.retryAfter : null

/** Whether a service refused the call with a 4xx status. */
export const isRefused = (error: unknown): boolean => (refusalOf(error) ?? 500) < 500
