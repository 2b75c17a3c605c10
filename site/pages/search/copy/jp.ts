import type { SearchCopy } from './en.ts'

const jp: SearchCopy = {
  head: {
    title: '検索 · procreate',
    description:
      'このサイトの全体を検索します。ページ、記事、ハンドブック、募集中の職種、法的文書が対象です。',
    found: '「{q}」 · 検索 · procreate',
  },
  heading: '検索',
  label: 'サイト全体を検索',
  placeholder: 'マスク、パレット、返金',
  submit: '検索',
  hint: '漢字は一文字から、ほかは二文字以上で入力してください。',
  found: { other: '「{q}」の検索結果は {n} 件です' },
  similar: '「{q}」を含むページはありません。近いものを表示しています。',
  none: '「{q}」に一致するものはありません。',
  noneOf: 'この種類には「{q}」に一致するものがありません。',
  noneWays: 'つづりを確かめるか、短い言葉でお試しください。こちらから探すこともできます。',
  kinds: {
    label: '表示する種類',
    all: 'すべて',
    page: 'ページ',
    article: '記事',
    handbook: 'ハンドブック',
    lesson: '授業',
    position: '募集職種',
    legal: '法的文書',
  },
  kind: {
    page: 'ページ',
    article: '記事',
    handbook: 'ハンドブック',
    lesson: '授業',
    position: '募集職種',
    legal: '法的文書',
  },
  everything: 'すべてから検索',
  more: 'さらに表示',
  shown: '{n} 件のうち {shown} 件を表示しています。',
  first: '最初の結果に戻る',
  failed: 'ただいま検索できません。少し待ってから、もう一度お試しください。',
  again: 'もう一度試す',
  recent: {
    title: '最近の検索',
    note: 'このブラウザだけに保存されています。',
    clear: '消去',
    cleared: '最近の検索を消去しました。',
  },
  key: {
    label: 'どのページでも {key} キーで検索する',
    note: '音声などで入力するときはオフにできます。このブラウザだけが覚えています。',
  },
  start: {
    title: 'よく探されているもの',
    items: {
      handbook: 'ハンドブック',
      news: 'procreate の新機能',
      brushes: 'ブラシを試す',
      beginners: 'はじめての講座',
      support: 'サポート',
      insight: '記事',
      careers: '募集中の職種',
      press: 'プレス',
    },
  },
}

export default jp
