import type { LettersFeedCopy } from './en.ts'

const jp: LettersFeedCopy = {
  title: 'procreate · これまでのお便り',
  description: 'procreate からお届けしたお便りを、そのままお読みいただけます。',
}

export default jp
