import { data } from 'react-router'
import { ServiceRefusal, ServiceUnavailable } from '../../../contract/problem.ts'

/** What came of pressing a button; when nobody could be asked, that. Throws on what is a fault of ours. */
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
