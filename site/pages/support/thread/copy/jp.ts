import type { ThreadCopy } from './shape.ts'

const jp: ThreadCopy = {
  reference: '受付番号 {reference}、{date}送信',
  state: '現在の状況',
  sent: 'お送りいただいた内容',
  files: 'ファイル',
  events: 'これまでの経過',
  byUs: '担当者より',
  byYou: 'お客様より',
  bySystem: 'サイトより',
  withdrawn: { title: '取り下げ済み', text: '取り下げを承りました。お手続きはこれで終わりです。' },
  reply: {
    title: '追記する',
    text: '上の内容とあわせて、同じ担当者に届きます。',
    label: 'メッセージ',
    submit: '送信する',
    done: '送信しました。確かに受け取りました。',
  },
  change: {
    title: '新しい内容',
    states: {
      unconfirmed: {
        title: '未確認',
        text: 'すでに受け付けているものと同じアドレスで、このフォームが届きました。確認されるまでは、前の内容が有効です。',
      },
      confirmed: {
        title: '確認済み',
        text: '前の内容と入れ替わりました。このリンクはもう使いません。',
      },
      replaced: {
        title: '統合済み',
        text: '同じアドレスの登録が二つ以上ありました。いちばん新しい登録が有効です。',
      },
      updated: { title: '新しい内容が確認され、入れ替わりました', text: '' },
    },
    text: 'ご本人が送信された場合は、確認してください。お心当たりがない場合は、そのままでかまいません。送信から七日後に消去され、何も変わりません。',
    closed: {
      title: 'もう確認できません',
      text: '前の内容は、すでに結果が出ているか、取り下げられています。あらためて申し込むときは、もう一度フォームを送ってください。',
    },
    submit: '確認する',
    now: '現在の内容を見る',
    done: '確認しました。これからは新しい内容が有効です。',
  },
  sentAlready: '取り下げはできません。すでに結果が出ているか、取り下げられています。',
  lost: {
    head: 'お問い合わせが見つかりません',
    title: 'このリンクでは|開けません',
    text: 'リンクが途中で切れているか、内容がすでに消去されています。メールからもう一度開いてください。それでも開けないときは、件名の受付番号を添えて {support} までお知らせください。',
    again: 'あらためて問い合わせる',
  },
  over: {
    head: 'リンクの期限切れ',
    title: 'このリンクは|使えなくなりました',
    text: '七日以内に確認されなかったか、前の内容がなくなりました。届いた内容は消去され、何も変わっていません。ご本人が送信された場合は、もう一度フォームを送ってください。',
    again: 'フォームをもう一度送る',
  },
  left: {
    head: '完了',
    title: '登録を取り消しました',
    text: '登録内容を消去しました。今後、ご連絡することはありません。',
    home: 'ホームに戻る',
  },
  later: {
    head: 'いまは開けません',
    title: 'お問い合わせを|開けません',
    text: '内容は保管されています。数分おいて、このページを再読み込みしてください。',
  },
  betaRequest: { title: 'ベータ版についての|お問い合わせ' },
  support: {
    title: 'サポートへの|お問い合わせ',
    fields: {
      product: '対象',
      name: 'お名前',
      email: 'メールアドレス',
      question: 'ご質問',
    },
    products: {
      procreate: 'procreate',
      pocket: 'pocket',
      dreams: 'dreams',
      account: 'アカウント',
      other: 'その他',
    },
    states: {
      received: {
        title: '受付済み',
        text: '通常、二営業日以内にホバートの担当者が拝見します。返事はメールでお送りし、ここにも残ります。',
      },
      answered: {
        title: '返信済み',
        text: '返事は下にあります。解決しないときは、ここからお知らせください。',
      },
      closed: {
        title: '終了',
        text: '解決済みとしています。下から追記すると、あらためて受け付けます。',
      },
    },
  },
  mediaList: {
    title: 'メディアリストの|登録',
    fields: {
      name: 'お名前',
      email: 'メールアドレス',
      organisation: '所属',
      format: '媒体の種類',
      marketing: '宣伝のメール',
    },
    formats: {
      online: 'オンライン',
      print: '印刷',
      radio: 'ラジオ',
      podcast: 'ポッドキャスト',
      tv: 'テレビ',
      other: 'その他',
    },
    yes: '受け取る',
    no: '受け取らない',
    states: {
      received: { title: '登録済み', text: 'お伝えすることがあるときにご連絡します。' },
    },
    leave: {
      title: '登録を取り消す',
      text: '登録はすぐに消去され、ご連絡もなくなります。プレスのページから、いつでも登録し直せます。',
      submit: '登録を取り消す',
    },
  },
}

export default jp
