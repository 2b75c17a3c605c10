import { ServiceRefusal } from '../../contract/problem.ts'

/** The status with which a service refused; null for any other error. */
export const refusalOf = (error: unknown): number | null =>
  error instanceof ServiceRefusal ? error.status : null

/** The seconds after which a refused call is worth repeating; null where nothing says so. */
export const waitOf = (error: unknown): number | null =>
  error instanceof ServiceRefusal ? error.retryAfter : null

/** A service said no to what was asked, and is in good order. */
export const isRefused = (error: unknown): boolean => (refusalOf(error) ?? 500) < 500
