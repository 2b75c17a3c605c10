import { loadThreadCopy } from '../load-copy.ts'
import type { Describe } from '../view.ts'

/** A question of a school. */
export const describeEducation: Describe = (_, site, locale) => {
  const { support, education } = loadThreadCopy(site, locale)
  return { title: education.title, states: support.states, takesReplies: true, withdrawal: null }
}
