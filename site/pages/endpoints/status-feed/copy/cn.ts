import type { StatusFeedCopy } from './en.ts'

const cn: StatusFeedCopy = {
  title: 'procreate · 运行状态',
  description: '本站的故障和维护，以及我们的说明。',
}

export default cn
