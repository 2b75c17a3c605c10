import { loadThreadCopy } from '../load-copy.ts'
import type { Describe } from '../view.ts'

/** A support request, or a beta request. */
export const describeSupport: Describe = ({ kind }, site, locale) => {
  const { support, betaRequest } = loadThreadCopy(site, locale)
  const { title } = kind === 'support' ? support : betaRequest
  return { title, states: support.states, takesReplies: true, withdrawal: null }
}
