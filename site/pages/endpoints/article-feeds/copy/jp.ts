import type { FeedCopy } from './en.ts'

const jp: FeedCopy = {
  title: '読みもの',
  description: '手と、目と、そのあいだに流れる時間についての雑誌です。',
  sample: 'これはサンプル記事です。登場する描き手は架空の人物ですが、描き方は本物です。',
  releases: {
    title: 'procreate · プレスリリース',
    description: 'バージョン、日程、スタジオのお知らせなど、これまでの発表です。',
  },
}

export default jp
