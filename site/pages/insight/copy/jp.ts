import type { InsightCopy } from './shape.ts'

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
    active: '使っている絞り込み',
    remove: '絞り込みを外す：{name}',
    clear: 'すべて外す',
    more: 'さらに読み込む',
    newest: '最新の記事に戻る',
    shown: { other: '{n} 件の記事を表示しています' },
    missing: '記事をいま取得できません。一分ほどおいて、ページを読み込み直してみてください。',
    empty: 'この題では、まだ何も書かれていません。',
  },
  years: { heading: '年ごとに', articles: { other: '{n} 件' } },
  meta: {
    minutes: { other: '約 {n} 分で読めます' },
    sample: 'サンプル記事',
  },
  article: {
    sample: 'これはサンプル記事です。登場する描き手は架空の人物ですが、学べることは本物です。',
    anchor: 'この節へのリンク',
    related: '続けて読む',
    before: 'ひとつ前の記事',
    share: {
      heading: '誰かに渡す',
      x: 'X で共有',
      facebook: 'Facebook で共有',
      copy: 'リンクをコピー',
      copied: 'リンクをコピーしました',
      failed: 'クリップボードにコピーできませんでした',
    },
    film: {
      label: 'YouTube の動画',
      note: 'まだ何も読み込んでいません。再生すると、あなたの IP アドレスと、このサイトから来たことが Google に伝わります。',
      play: '動画を再生',
      playing:
        'この動画は YouTube から届いていて、あなたの IP アドレスが Google に伝わっています。やめるには動画を閉じてください。',
      close: '動画を閉じる',
    },
  },
  feeds: { atom: '読みもの（Atom）', rss: '読みもの（RSS）', json: '読みもの（JSON）' },
}

export default jp
