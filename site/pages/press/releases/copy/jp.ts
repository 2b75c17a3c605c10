import type { ReleasesCopy } from './en.ts'

const jp: ReleasesCopy = {
  head: {
    title: 'プレスリリース · procreate',
    description:
      'バージョン、日程、スタジオのお知らせなど、これまでの発表を新しい順に。問い合わせ先もあります。',
    release: '{title} · プレス · procreate',
  },
  crumbs: { press: 'プレス', here: 'プレスリリース' },
  title: 'これまでに|お知らせしたこと',
  lead: '新しい順に並んでいます。引用は自由です。日付を添えてください。足りないことがあれば、お尋ねください。',
  earlier: '以前のプレスリリース',
  none: 'プレスリリースはまだありません。',
  list: 'プレスリリース',
  subscribe: 'フィードで読む',
  formats: { atom: 'Atom', rss: 'RSS', json: 'JSON' },
  feeds: {
    atom: 'プレスリリース（Atom）',
    rss: 'プレスリリース（RSS）',
    json: 'プレスリリース（JSON）',
  },
  all: 'すべてのプレスリリース',
  contact: {
    title: '問い合わせ先',
    role: 'メディアリレーションズ',
    text: '日本語、英語、中国語で受け付けています。ホバートの平日にお返事します。',
  },
  about: { title: '私たちについて', kit: '画像と資料' },
  others: 'ほかのプレスリリース',
}

export default jp
