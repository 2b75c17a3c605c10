import type { InsightCopy } from './en.ts'

const jp: InsightCopy = {
  head: {
    title: '読みもの：描くことについての雑誌',
    description:
      '描くこと、色、アニメーション、教室、スタジオについての記事です。procreate、pocket、dreams のつくり手がお届けします。',
    category: '{category} · 読みもの',
    year: '読みもの {year}',
    yearDescription: '読みもの {year} 年の記事一覧です。procreate のつくり手による雑誌です。',
    article: '{title} · 読みもの',
  },
  masthead: {
    heading: '読みもの',
    lead: '手と、目と、そのあいだに流れる時間についての雑誌です。',
    cover: '表紙の記事',
    featured: 'この号の記事',
  },
  shelf: {
    heading: '本棚から',
    filter: '分野を選ぶ',
    all: 'すべての分野',
    active: '絞り込みの条件',
    remove: '絞り込みを外す：{name}',
    clear: 'すべて外す',
    more: 'さらに読み込む',
    newest: '最新の記事に戻る',
    shown: { other: '{n} 件の記事を表示しています' },
    missing: '記事を読み込めませんでした。一分ほどおいて、再読み込みしてください。',
    empty: 'この分野の記事は、まだありません。',
  },
  years: { heading: '年ごとに', articles: { other: '{n} 件' } },
  meta: {
    minutes: { other: '約 {n} 分で読めます' },
    sample: 'サンプル記事',
  },
  article: {
    sample: 'これはサンプル記事です。登場する描き手は架空の人物ですが、描き方は本物です。',
    anchor: 'この節へのリンク',
    related: '続けて読む',
    before: 'ひとつ前の記事',
    share: {
      heading: '共有する',
      x: 'X で共有',
      facebook: 'Facebook で共有',
      copy: 'リンクをコピー',
      copied: 'リンクをコピーしました',
      failed: 'クリップボードにコピーできませんでした',
    },
    film: {
      label: 'YouTube の動画',
      note: 'まだ何も読み込んでいません。再生すると、IP アドレスと、このサイトからのアクセスであることが Google に伝わります。',
      play: '動画を再生',
      playing:
        'YouTube の動画を再生していて、IP アドレスが Google に伝わっています。やめるには、動画を閉じてください。',
      close: '動画を閉じる',
    },
  },
  feeds: { atom: '読みもの（Atom）', rss: '読みもの（RSS）', json: '読みもの（JSON）' },
}

export default jp
