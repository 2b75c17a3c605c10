import type { FeedCopy } from './en.ts'

const cn: FeedCopy = {
  title: '见闻',
  description: '一本杂志，写手，写眼睛，也写手眼之间的那些时光。',
  sample: '这是一篇示例文章：文中的画家是虚构的，能学到的东西是真的。',
  releases: { title: 'procreate · 新闻稿', description: '我们宣布过的事：新版本、日期，还有工作室的消息。' },
}

export default cn
