import type { BetaCopy } from './shape.ts'

const jp: BetaCopy = {
  head: {
    title: 'ベータ版 · procreate',
    description:
      'procreate、pocket、dreams の完成前の版を試す、ベータ版への応募ページです。流れ、応募できる方、応募フォーム。',
  },
  crumbs: { support: 'サポート', here: 'ベータ版' },
  hero: {
    heading: '完成前の|版を|試す',
    lead: '次の procreate、pocket、dreams を、一部の方にひと足先にお渡しします。描いてみて、まだ直せるうちに、おかしなところを教えてください。',
    apply: '応募へ',
    states: { drawn: '下描き', blocked: '塗り始め', test: 'テスト版', finished: '完成' },
  },
  how: {
    heading: 'テスト版が|届くまで',
    steps: [
      {
        title: '応募する',
        text: '五分ほどで終わります。知りたいのは、うまさよりも、何で描いているかです。',
      },
      {
        title: '人が読みます',
        text: 'ホバートで、一通ずつ読みます。デバイス、言語、描き方がかたよらないように選びます。',
      },
      {
        title: 'ご連絡します',
        text: '参加をお願いする方には、確認のメールで、気づいたことの伝え方と、署名いただく秘密保持契約書をお送りします。見送る場合も、お知らせします。',
      },
      {
        title: '試す',
        text: 'ご自分の制作に使い、うまく動かないところを教えてください。未完成のため、作品を失うこともあります。バックアップをお願いします。',
      },
    ],
    who: {
      title: '応募できる方',
      text: '対応デバイスをお持ちなら、言語も経験も問いません。アカウントは不要です。ログインしている場合は、応募がアカウントに結び付きます。',
    },
    asks: {
      title: 'お願いしたいこと',
      text: '月に数時間と、不具合に付き合う根気。そして、新しいことを公開まで外に出さないことです。',
    },
  },
  aside: {
    conduct: {
      title: '書く前に',
      text: '行動規範は、ベータ版でも変わりません。人にはやさしく、不具合は正確に。公開前のものは外に出さないでください。',
      link: '行動規範を読む',
    },
    tester: {
      title: 'すでに参加中の方へ',
      text: 'テスト版についての質問や報告には、専用のフォームがあります。',
      link: 'テスト版について書く',
    },
  },
  form: {
    heading: '応募',
    lead: 'メッセージのほかは、すべて必須です。再応募の場合は、新しい内容の確認をメールでお願いします。',
    loggedIn: '{name} としてログインしています。応募はアカウントに結び付きます。',
    parts: { you: 'お名前と連絡先', device: '描くデバイス', work: '描くもの' },
    fields: {
      name: 'お名前',
      email: 'メールアドレス',
      email2: 'メールアドレス（確認）',
      code_of_conduct: '行動規範',
      terms: '利用規約とプライバシー',
    },
    /** In a list of errors, where the label of the field is a question. */
    familiarityLabel: '経験のある分野',
    languageHelp: 'デバイスに設定している言語です。',
    choose: '選んでください',
    filter: 'デバイスを探す',
    none: 'その名前のデバイスはありません。一覧の最後の項目を選んでください。',
    chosen: '{n} 台を選択中',
    messageHelp: 'いま描いているものや、試してみたいことをお書きください。',
    conduct: '{conduct}を読み、守ります。',
    accept: '{terms}と{privacy}に同意します。',
    conductLink: '行動規範',
    termsLink: '利用規約',
    privacyLink: 'プライバシーポリシー',
    submit: '応募する',
  },
  sent: {
    title: '応募が届きました · procreate',
    heading: '近いうちに|ご連絡します',
    text: 'ご応募ありがとうございます。確認のメールをお送りします。メールのリンクから、内容の確認と取り下げができます。以前にもご応募の場合は、そのリンクから新しい内容を確定してください。',
    reference: '受付番号',
    failed: '再応募できませんでした。',
    failedText:
      '応募そのものは届いています。アカウントの「ベータ版」にまだ表示されていないだけです。アカウントで「応募する」を押してください。',
    account: 'アカウントへ',
    support: 'サポートに戻る',
  },
}

export default jp
