import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: 'procreate · Letters',
  description: 'Every letter of the procreate newsletter, as its readers got it.',
}

export default en

export type LettersFeedCopy = SameShape<typeof en>
