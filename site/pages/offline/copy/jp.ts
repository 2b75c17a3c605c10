import type { OfflineCopy } from './shape.ts'

export default {
  title: 'オフラインです · procreate',
  heading: 'いまは、|つながりません',
  text: 'このページを取得できませんでした。デバイスがオフラインか、こちらのサーバーに届かないようです。',
  again: 'もう一度試す',
  kept: {
    heading: 'このデバイスに残っているページ',
    text: '開いたことのあるハンドブックのページです。ネットワークがなくても読めます。',
    none: '開いたハンドブックのページはこのデバイスに残り、ネットワークがないときにも読めます。いまはまだありません。',
  },
} satisfies OfflineCopy
