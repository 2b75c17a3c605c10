import { loadThreadCopy } from '../load-copy.ts'
import type { Describe } from '../view.ts'

/** An entry of the media list: it can be left, and is forgotten then. */
export const describeMediaList: Describe = (_, site, locale) => {
  const { title, states, leave } = loadThreadCopy(site, locale).mediaList
  return { title, states, takesReplies: false, withdrawal: leave }
}
