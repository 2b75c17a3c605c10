import type { StatusFeedCopy } from './en.ts'

const jp: StatusFeedCopy = {
  title: 'procreate · 稼働状況',
  description: 'サイトの障害とメンテナンスのお知らせです。',
}

export default jp
