import type { OfflineCopy } from './en.ts'

export default {
  title: 'オフラインです · procreate',
  heading: 'いまは、|つながりません',
  text: 'ページを読み込めませんでした。デバイスがオフラインか、サーバーにつながらないようです。',
  again: 'もう一度試す',
  kept: {
    heading: 'このデバイスで読めるページ',
    text: '保存したハンドブックやページと、これまでに開いたページです。オフラインでも読めます。',
    none: '開いたハンドブックのページはこのデバイスに残り、オフラインでも読めます。いまはまだありません。',
  },
} satisfies OfflineCopy
