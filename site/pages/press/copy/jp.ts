import type { PressCopy } from './en.ts'

const jp: PressCopy = {
  head: {
    title: 'プレス · procreate',
    description:
      'アイコン、ロゴ、画面、絵を、寸法とクレジット付きで。会社の資料、二つの紹介文、問い合わせ先もあります。',
  },
  crumbs: { here: 'プレス' },
  hero: {
    heading: '画像と資料と|問い合わせ先',
    lead: '寸法とラベルを付けて、ここに並べました。必要なものをお持ちください。画像は加工せず、クレジットを添えてお使いください。',
    rules: '名前とマークの使い方',
  },
  kit: {
    title: 'まとめて受け取る',
    text: { other: '{n} 個のファイルをひとつにまとめました（{size}）。' },
    print: '印刷用に、画面と二点の絵は TIFF でも用意しています（長辺 4,000 ピクセル、300 dpi）。',
    get: 'キットをダウンロード',
    sum: 'プレスキットの SHA-256',
    copySum: 'チェックサムをコピー',
  },
  drawers: {
    files: { other: '{n} 個' },
    measure: '{width} × {height} ピクセル',
    icons: 'アイコン',
    wordmarks: 'ロゴ',
    screens: '画面',
    paintings: '絵',
  },
  captions: {
    sheet: '{product} のアイコン、背景あり',
    none: '{product} のマーク、背景なし',
    'for light': '{product}、墨色、明るい背景用',
    'for dark': '{product}、紙色、暗い背景用',
    screenshot: {
      procreate: 'タブレットの procreate、レイヤーを開いたところ',
      pocket: 'スマートフォンの pocket',
      dreams: 'dreams のステージとタイムライン',
    },
    painting: {
      coast: '夜明けの海岸',
      portrait: '花冠の肖像',
      aurora: '入り江のオーロラ',
      'flowering-gum': '花咲くユーカリ',
      harbour: '港町',
      still: 'レモンとワトル',
      'cover-wave': '鉛筆がひく波',
    },
  },
  credits: {
    icon: 'コードで一筆ずつ描画。©\u00a0procreate',
    wordmark: 'マークはコードで描き、文字は Fraunces。©\u00a0procreate',
    screenshot: '画面の中はスタジオ・コレクションの絵。©\u00a0procreate',
  },
  facts: {
    heading: '資料',
    copy: '資料をコピー',
    rows: [
      { term: 'つくっているもの', text: '絵、イラスト、アニメーションのためのアプリ' },
      { term: '所在地', text: 'オーストラリア、タスマニア州ホバート' },
      { term: 'procreate', text: 'タブレットで描くイラストのアプリ' },
      { term: 'pocket', text: 'そのスマートフォン版' },
      { term: 'dreams', text: 'タブレットでつくるアニメーションのアプリ' },
      {
        term: '販売の形',
        text: 'デバイスメーカーのアプリストアで販売。買い切りで、サブスクリプションなし',
      },
      { term: 'dreams の価格', text: '{price}価格は地域により異なります。' },
      {
        term: 'procreate の数字',
        text: '{brushSets} セット、{brushes} 本を超えるブラシ。3D ペイントではライト最大 4 灯、環境は 10 種類超。対応デバイスで毎秒 120 フレーム。タイムラプスは 30 秒版と 4K',
      },
      {
        term: 'dreams の数字',
        text: '19 の言語。iPadOS 16 以降。デバイスにより、最高 1080p または 4K のビデオトラックが 1、2、4 本、コンテンツトラックが 50、100、200 本。対応デバイスで 4K ProRes',
      },
      {
        term: '守っていること',
        text: '生成 AI なし。作品は描いた人のもの。アプリは利用者のデータを集めません',
      },
    ],
  },
  texts: {
    heading: '紹介文、|そのまま使えます',
    short: {
      title: '短い文',
      copy: '短い文をコピー',
      text: 'procreate、pocket、dreams は、タスマニアのホバートでつくられている、絵とアニメーションのためのアプリです。買い切りで、サブスクリプションも生成 AI もありません。',
    },
    long: {
      title: '長い文',
      copy: '長い文をコピー',
      text: 'procreate のチームは、タスマニアのホバートで、描く人のためのアプリを三つつくっています。procreate はタブレットで使うアトリエで、{brushSets} セット、{brushes} 本を超えるブラシがそろい、3D モデルにも描けます。pocket はそのスマートフォン版です。dreams はアニメーションのアプリで、絵とビデオと音が一本のタイムラインに並び、19 の言語で使えます。三つともデバイスメーカーのアプリストアで販売する買い切りのアプリで、サブスクリプションはありません。生成 AI は入っておらず、利用者のデータも集めません。作品は、つくった人のものです。',
    },
  },
  contact: {
    heading: '問い合わせ先',
    role: 'メディアリレーションズ',
    text: '日本語、英語、中国語で受け付けています。ホバートの平日にお返事します。',
    zone: 'いまは {short}、{offset}（{name}）',
    seasons: '10 月から 4 月は AEDT（UTC+11）、そのほかは AEST（UTC+10）です。',
  },
  releases: {
    title: 'プレスリリース',
    all: 'すべてのプレスリリース',
    missing: 'プレスリリースを読み込めませんでした。',
  },
  insight: {
    heading: '最近の記事',
    all: 'すべての記事',
    missing: '新しい記事を読み込めませんでした。記事はすべて「読みもの」のページにあります。',
  },
  list: {
    title: 'メディアリスト',
    text: '書く人、話す人、撮る人のためのリストです。お知らせがあるときに、できるだけ早めにご連絡します。',
    termsLink: '利用規約',
    privacyLink: 'プライバシーポリシー',
    choose: '選んでください',
    submit: 'リストに登録する',
    done: 'ご登録ありがとうございます',
    doneText:
      '確認のメールをお送りしました。受付番号 {reference} と、登録内容を確認・取り消しできるリンクが入っています。すでにご登録のあるアドレスの場合は、そのリンクから新しい内容を確定してください。',
  },
  clipboard: { done: 'コピーしました', failed: 'クリップボードにコピーできませんでした' },
}

export default jp
