import { loadThreadCopy } from '../load-copy.ts'
import type { Describe } from '../view.ts'

/** A work for the wall: it can be taken back at any time, and nothing of it stays. */
export const describeMadeWith: Describe = (_, site, locale) => {
  const { title, states, takeBack } = loadThreadCopy(site, locale).madeWith
  return { title, states, takesReplies: false, withdrawal: takeBack }
}
