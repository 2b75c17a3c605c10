import type { SitemapCopy } from './en.ts'

const jp: SitemapCopy = {
  head: {
    title: 'サイトマップ · procreate',
    description: 'このサイトのすべてのページを一枚に。アプリ、ヘルプ、会社、規約、フィード。',
  },
  heading: 'すべてのページを|一枚に',
  sections: {
    product: '製品',
    help: 'ヘルプ',
    website: 'サイトについて',
    news: 'お知らせと読みもの',
    websites: 'procreate のほかのサイト',
    social: 'ソーシャルメディア',
    other: 'そのほか',
  },
  entries: {
    home: 'ホーム',
    'beginners-series-1': 'はじめての講座 第 1 回',
    'beginners-series-2': 'はじめての講座 第 2 回',
    'beginners-series-3': 'はじめての講座 第 3 回',
    'beginners-series-4': 'はじめての講座 第 4 回',
    'handbook-procreate': 'procreate ハンドブック',
    'handbook-pocket': 'pocket ハンドブック',
    'handbook-dreams': 'dreams ハンドブック',
    reveal: 'お披露目',
    'trademark-use-application': '使用許可の申請',
    releases: 'プレスリリース',
    'newsletter-archive': 'これまでのお便り',
    'insight-atom': '記事の Atom フィード',
    'insight-rss': '記事の RSS フィード',
    'insight-json': '記事の JSON フィード',
    'releases-atom': 'プレスリリース（Atom）',
    'careers-atom': '募集職種の Atom フィード',
    'newsletter-atom': 'お便りの Atom フィード',
    calendar: 'リリースと予定のカレンダー',
    'store-procreate': 'App Store の procreate',
    'store-pocket': 'App Store の pocket',
    'store-dreams': 'App Store の dreams',
    llms: '言語モデル向けの案内',
  },
}

export default jp
