import type { FormRejection } from './form-rejection.ts'

/**
 * A page's client action: asks the server, and when that is out of reach says so in the form's own words, so that the
 * page stays with everything that was typed. What the server throws on purpose (a redirect) passes.
 */
export async function keepOnFailure<T>({
  serverAction,
}: {
  serverAction: () => Promise<T>
}): Promise<T | FormRejection> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    console.warn(String(error))
    return { values: {}, reasons: {}, fault: 'failure' }
  }
}

/** After a form that was not taken nothing has changed: the page's data is not asked for again. */
export function unlessRefused({
  actionResult,
  defaultShouldRevalidate,
}: {
  readonly actionResult?: unknown
  readonly defaultShouldRevalidate: boolean
}): boolean {
  const isRefused = typeof actionResult === 'object' && actionResult !== null && 'reasons' in actionResult
  return !isRefused && defaultShouldRevalidate
}
