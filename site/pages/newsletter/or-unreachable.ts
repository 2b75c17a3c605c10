import { data } from 'react-router'
import { ServiceRefusal, ServiceUnavailable } from '../../../contract/problem.ts'

/** The outcome of a newsletter action, or that the service is unreachable. Throws on faults of our own. */
export async function orUnreachable(asked: Promise<{ readonly success: boolean }>) {
  try {
    const { success } = await asked
    return data({ success, unreachable: false }, { status: success ? 200 : 422 })
  } catch (error) {
    const isOut =
      error instanceof ServiceUnavailable ||
      (error instanceof ServiceRefusal && (error.status === 429 || error.status >= 500))
    if (!isOut) throw error
    return data({ success: false, unreachable: true }, { status: 503 })
  }
}
