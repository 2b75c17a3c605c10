import type { LettersFeedCopy } from './en.ts'

const cn: LettersFeedCopy = {
  title: 'procreate · 寄出的信',
  description: 'procreate 寄出的每一封信，和读者收到的一样。',
}

export default cn
