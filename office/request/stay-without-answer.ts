import { data, isRouteErrorResponse } from 'react-router'

export const noAnswer = 'The office did not answer. What you typed is still here: try again.'

/**
 * Runs an action of the server. Where no answer comes, or one of a server that is going down, the screen stays with what was
 * typed in it, and says so.
 */
export async function stayWithoutAnswer<Answer, Outcome>(act: () => Promise<Answer>, outcome: Outcome) {
  try {
    return await act()
  } catch (error) {
    const isLost = isRouteErrorResponse(error) ? error.status >= 500 : error instanceof Error
    if (!isLost) throw error
    console.warn(String(error))
    return data(outcome, { status: 503 })
  }
}
