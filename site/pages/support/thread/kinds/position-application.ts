import { loadThreadCopy } from '../load-copy.ts'
import type { Describe } from '../view.ts'

/** An application for a position: a conversation, which its sender can have erased at any time. */
export const describePositionApplication: Describe = (_, site, locale) => {
  const { title, states, erase } = loadThreadCopy(site, locale).positionApplication
  return { title, states, takesReplies: true, withdrawal: erase }
}
