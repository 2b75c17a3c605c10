import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: 'insight',
  description: 'A magazine about the hand, the eye and the hours between them.',
  sample: 'This is a sample article: the artist is invented, the lesson isn’t.',
  releases: {
    title: 'procreate · Press releases',
    description: 'What we have announced: versions, dates and news of the studio.',
  },
}

export default en

export type FeedCopy = SameShape<typeof en>
