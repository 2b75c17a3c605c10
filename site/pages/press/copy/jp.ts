import type { PressCopy } from './shape.ts'

const jp: PressCopy = {
  head: {
    title: 'プレス · procreate',
    description:
      'アイコン、ロゴ、画面、絵を、寸法とクレジットとともに。資料と二つの紹介文、問い合わせ先もあります。',
  },
  crumbs: { here: 'プレス' },
  hero: {
    heading: '画像と資料と|問い合わせ先',
    lead: 'すべてをここに並べ、寸法を測り、ラベルを付けました。必要なものをそのままお持ちください。クレジットは画像と一緒に。',
    rules: '名前とマークの使い方',
  },
  kit: {
    title: '棚ごと持ち出す',
    text: { other: '{n} 個のファイルをひとつにまとめました。{size} です。' },
    get: 'プレスキットをダウンロード',
    sum: 'まとめたファイルの SHA-256',
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
    sheet: '{product} のアイコン、地の色つき',
    none: '{product} のマーク、地なし',
    'for light': '墨色、明るいページ用',
    'for dark': '紙色、暗いページ用',
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
    },
  },
  credits: {
    icon: 'コードで一筆ずつ描いたもの。©\u00a0procreate',
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
        text: 'デバイスのメーカーのアプリストアだけで販売する買い切り。定期購読はありません',
      },
      { term: 'dreams の価格', text: '19.99 米ドル、一度だけ。地域により異なります' },
      {
        term: 'procreate の数字',
        text: '18 組、200 本を超えるブラシ。3D ペイントでは最大 4 灯のライトと、十を超える環境。対応デバイスで毎秒 120 フレーム。タイムラプスは 30 秒版と 4K',
      },
      {
        term: 'dreams の数字',
        text: '19 の言語。iPadOS 16 が必要。デバイスにより、1080p または 4K までのビデオトラックが 1、2、4 本、コンテンツトラックが 50、100、200 本。対応デバイスで 4K ProRes',
      },
      {
        term: '守っていること',
        text: '生成 AI なし。作品は描いた人のもの。アプリはユーザーのデータを集めません',
      },
    ],
  },
  texts: {
    heading: '紹介文、|そのまま使えます',
    short: {
      title: '短い文',
      copy: '短い文をコピー',
      text: 'procreate、pocket、dreams は、タスマニアのホバートでつくられている、絵とアニメーションのためのアプリです。買い切りで、定期購読も生成 AI もありません。',
    },
    long: {
      title: '長い文',
      copy: '長い文をコピー',
      text: 'procreate のチームは、タスマニアのホバートで、描く人のためのアプリを三つつくっています。procreate はタブレットの中の画室で、18 組、200 本を超えるブラシがあり、3D モデルにも描けます。pocket はそれをスマートフォンに収めたものです。dreams はアニメーションのアプリで、絵とビデオと音がひとつのタイムラインに並び、19 の言語で使えます。三つともデバイスのメーカーのアプリストアで買い切りで、定期購読はありません。アプリに生成 AI はなく、ユーザーのデータも集めません。つくった作品は、つくった人のものです。',
    },
  },
  contact: {
    heading: '問い合わせ先',
    role: 'メディアリレーションズ',
    text: '日本語、英語、中国語でお書きください。平日に、ホバートの時計でお返事します。',
    zone: 'いまは {short}、{offset}（{name}）',
    seasons: '十月から四月は AEDT（UTC+11）、そのほかは AEST（UTC+10）です。',
  },
  insight: {
    heading: '最近の記事',
    all: 'すべての記事',
    missing: 'いまは新しい記事を取得できません。記事はすべて読みもののページにあります。',
  },
  list: {
    title: 'メディアリスト',
    text: '書く人、話す人、撮る人のための名簿です。お知らせがあるときに、できるだけ早めにご連絡します。',
    fields: {
      name: 'お名前',
      email: 'メールアドレス',
      email2: 'メールアドレス（確認）',
      organisation: '所属',
      format: '媒体の種類',
      marketing: '宣伝のメールも受け取ります。',
      terms: '{terms}と{privacy}に同意します。',
    },
    termsLabel: '利用規約',
    termsLink: '利用規約',
    privacyLink: 'プライバシーポリシー',
    formats: {
      online: 'オンライン',
      print: '印刷',
      radio: 'ラジオ',
      podcast: 'ポッドキャスト',
      tv: 'テレビ',
      other: 'その他',
    },
    choose: '選んでください',
    submit: 'メディアリストに登録する',
    done: 'ご登録ありがとうございます',
    doneText:
      '確認のメールをお送りしました。受付番号 {reference} と、登録の確認や取り消しのためのリンクが入っています。すでに登録のあるアドレスの場合は、そのリンクで新しい回答を確認してください。',
  },
  clipboard: { done: 'コピーしました', failed: 'クリップボードにコピーできませんでした' },
}

export default jp
