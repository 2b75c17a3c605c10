import type { HandbookCopy } from './shape.ts'

const jp: HandbookCopy = {
  landing: {
    title: 'ハンドブック · procreate',
    description:
      'procreate と pocket のハンドブック。すべての道具と操作を、バージョンごとに、つくっている本人たちが書きました。',
    heading: 'すべての道具、|すべての操作',
    lead: 'アプリをつくっている本人たちが書いたハンドブックです。検索しても、ぱらぱらめくっても。',
    procreate: 'タブレットで描く',
    pocket: 'スマートフォンで描く',
    open: '目次をひらく',
    useful: 'よく調べられているページ',
    versions: '以前のバージョン',
  },
  contents: {
    title: '{product} ハンドブック {version}',
    description:
      '{product} バージョン {version} のハンドブックの目次です。道具、操作、設定のすべてのページをここから検索できます。',
    name: 'ハンドブック',
    lead: { other: 'バージョン {version} は全 {n} ページ。私たちが人に教えるときの順に並べました。' },
    more: { other: 'ほか {n} ページ' },
    label: '目次',
    absent: 'そのページは、バージョン {version} にはありません。このバージョンのページは次のとおりです。',
    missing: '目次を準備しています。少し待ってから、もう一度開いてください。',
  },
  reading: {
    title: '{title} · {product} ハンドブック {version}',
    trail: '現在の場所',
    handbooks: 'ハンドブック',
    onThisPage: 'このページの内容',
    section: 'この章のページ',
    anchor: 'この節へのリンク',
    untranslated: 'このページの日本語版はまだありません。英語でお読みください。',
    neighbours: '前後のページ',
    previous: '前へ',
    next: '次へ',
  },
  room: {
    name: '{product} ハンドブック',
    versions: 'ハンドブックのバージョン',
    light: 'ライト',
    tree: '目次',
    below: '「{title}」のページ',
    close: '閉じる',
    old: 'バージョン {version} のハンドブックを読んでいます。',
    latest: '最新の {version} でこのページを読む',
    latestStart: '最新の {version} のハンドブックをひらく',
  },
  search: {
    title: '検索 · {product} ハンドブック {version}',
    description: '{product} バージョン {version} のハンドブックの全ページから検索します。',
    heading: '検索',
    label: '{product} {version} のハンドブックを検索',
    placeholder: 'ハンドブックを検索',
    submit: '検索',
    hint: '二文字以上で入力してください。',
    found: { other: '{version} で「{q}」を含むページは {n} 件です' },
    none: '{version} に「{q}」を含むページはありません。',
    noneWays: '短い言葉か、ボタンに書かれている名前でお試しください。',
    all: '結果をすべて見る',
    contents: '目次から探す',
    help: '人に尋ねる',
    failed:
      'ハンドブックを検索できませんでした。少し待ってから、もう一度お試しください。目次はここからご覧になれます。',
  },
  vote: {
    question: 'このページは役に立ちましたか？',
    yes: 'はい',
    no: 'いいえ',
    comment: 'ひとこと添える',
    commentLabel: '足りなかったこと、助かったことをお聞かせください。このページの書き手が読みます。（任意）',
    sending: '送信しています',
    thanks: 'ありがとうございます。このページの書き手に届けます。',
    failed: '送信できませんでした。入力内容は残っています。少し待ってから、もう一度お試しください。',
    limited:
      '短い時間に何度も送信されました。入力内容は残っています。{when}に、もう一度お試しください。',
    refused: '送信できませんでした。「はい」か「いいえ」を選び、コメントは 2000 字以内にしてください。',
  },
}

export default jp
