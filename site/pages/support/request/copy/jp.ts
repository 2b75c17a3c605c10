import type { RequestCopy } from './en.ts'

const jp: RequestCopy = {
  name: { support: 'サポートへのお問い合わせ', 'beta-request': 'ベータ版についてのお問い合わせ' },
  place: '{name}：{all} 問中 {n} 問目',
  next: '続ける',
  back: '戻る',
  send: '送信する',
  change: '変更',
  changeLabel: '{label}を変更',
  steps: {
    product: { title: '何についての|お問い合わせですか', lead: '' },
    you: { title: 'お名前と連絡先', lead: 'メールでお返事しますので、アドレスをお確かめください。' },
    question: {
      title: 'ご質問の内容',
      lead: '何をして、どうなるはずが、実際にどうなったかをお書きください。アプリとデバイスのバージョンも手がかりになります。',
    },
    files: {
      title: '見せていただける|ものはありますか',
      lead: 'スクリーンショットや作品のファイルがあると、早く伝わります。なくてもかまいません。',
    },
    check: { title: '送信する内容の確認', lead: '' },
  },
  productHelp: {
    procreate: 'タブレットで描く',
    pocket: 'スマートフォンで描く',
    dreams: 'アニメーション',
    account: 'ログイン、メールアドレス、退会',
    other: '購入、授業での利用など',
  },
  noFiles: 'なし',
  suggestions: {
    title: 'ハンドブックに答えがあるかもしれません',
    text: '新しいタブで開きます。書いた内容はここに残ります。',
  },
  conduct: {
    text: 'お読みするのも、お返事するのも、人です。互いに気持ちよくやりとりできるよう、行動規範をお読みください。',
    conductLink: '行動規範',
    privacy: 'お問い合わせは、最後のやり取りから二年間保管します。詳しくは{privacy}をご覧ください。',
    privacyLink: 'プライバシーポリシー',
  },
  again: 'もう一度「続ける」を押すと、そのファイルなしで進みます。',
  thanks: {
    head: '送信しました',
    title: 'ありがとうございます',
    reference: '受付番号は {reference} です。',
    text: 'お問い合わせへのリンクをメールでお送りしました。返事の確認も追記も、そこからできます。通常、二営業日以内にホバートの担当者が拝見します。',
    spam: '10 分たってもメールが届かないときは、迷惑メールをご確認ください。そこにもなければ、アドレスに誤りがあるかもしれません。もう一度お送りください。',
    reset: 'リセット',
    support: 'サポートに戻る',
  },
  later: {
    head: 'いまは読み込めません',
    title: '入力内容を|読み込めません',
    text: '内容は保管されています。一分ほどおいて、このページを再読み込みしてください。同じアドレスで開けます。',
  },
}

export default jp
