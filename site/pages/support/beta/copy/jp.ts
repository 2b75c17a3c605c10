import type { BetaCopy } from './shape.ts'

const jp: BetaCopy = {
  head: {
    title: 'ベータ版 · procreate',
    description:
      'procreate、pocket、dreams を完成前に試すための申し込みページです。ベータの流れ、申し込める方、申し込みフォームをまとめています。',
    failed: 'エラー：{title}',
  },
  crumbs: { support: 'サポート', here: 'ベータ版' },
  hero: {
    heading: '完成前の|版を|試す',
    lead: '次の procreate、pocket、dreams を、ひと足先に描く方たちにお渡しします。使って描き、まだ直せるうちに、おかしなところを教えていただくためです。',
    apply: '申し込みへ',
    states: { drawn: '下描き', blocked: '塗り始め', test: 'テスト版', finished: '完成' },
  },
  how: {
    heading: 'テスト版が|届くまで',
    steps: [
      {
        title: '申し込む',
        text: '五分ほどで終わります。どれだけうまく描けるかより、何で描いているかを知りたいのです。',
      },
      {
        title: '人が読みます',
        text: 'ホバートで、一通ずつ読みます。端末、言語、描き方がかたよらないように選びます。',
      },
      {
        title: 'ご連絡します',
        text: '参加をお願いするときは、確認のメールで、気づいたことの伝え方と、署名していただく秘密保持の契約書をお送りします。見送る場合も、お知らせします。',
      },
      {
        title: '試す',
        text: 'ご自分の制作に使い、うまく動かないところを教えてください。未完成で、作品を失うこともあります。写しを取っておいてください。',
      },
    ],
    who: {
      title: '申し込める方',
      text: '使える端末をお持ちなら、言語や経験を問いません。アカウントは不要です。ログインしている場合は、申し込みがアカウントに結び付きます。',
    },
    asks: {
      title: 'お願いしたいこと',
      text: '月に数時間と、不具合に付き合う根気、そして公開されるまで新しいことを外に出さないことです。',
    },
  },
  aside: {
    conduct: {
      title: '書く前に',
      text: '行動規範はベータでも同じです。人にはやさしく、不具合は正確に。公開前のものは外に出しません。',
      link: '行動規範を読む',
    },
    tester: {
      title: 'すでに試している方へ',
      text: 'テスト版についての質問や報告には、専用のフォームがあります。',
      link: 'テスト版について書く',
    },
  },
  form: {
    heading: '申し込み',
    lead: 'メッセージのほかは、すべて必須です。もう一度申し込むと、前の申し込みが更新されます。',
    loggedIn: '{name} としてログインしています。申し込みはアカウントに結び付きます。',
    parts: { you: 'あなたについて', device: '描く端末', work: '描くもの' },
    fields: {
      name: 'お名前',
      email: 'メールアドレス',
      email2: 'メールアドレス（確認）',
      device_language: '端末の言語',
      devices: '端末',
      familiarity: '慣れている分野',
      message: 'メッセージ',
      code_of_conduct: '行動規範',
      terms: '規約とプライバシー',
    },
    languageHelp: '端末に設定している言語です。',
    choose: '選んでください',
    filter: '端末を探す',
    none: 'その名前の端末はありません。一覧の最後の項目を選んでください。',
    chosen: '{n} 台を選択中',
    notListed: '自分の端末が一覧にありません',
    messageHelp: '描いているものや、試してみたいことをお書きください。',
    conduct: '{conduct}を読み、守ります。',
    accept: '{terms}と{privacy}に同意します。',
    conductLink: '行動規範',
    termsLink: '利用規約',
    privacyLink: 'プライバシーポリシー',
    submit: '申し込む',
  },
  familiarities: {
    illustration: 'イラスト',
    sketching: 'スケッチ',
    painting: 'ペインティング',
    animation: 'アニメーション',
    'stop-motion': 'コマ撮り',
    '3d-painting': '3D ペイント',
    'architectural-rendering': '建築パース',
    'mind-mapping': 'マインドマップ',
    planning: '計画づくり',
  },
  sent: {
    title: '申し込みが届きました · procreate',
    heading: '近いうちに|ご連絡します',
    text: '申し込みが届きました。このあと確認のメールをお送りします。メールのリンクから、内容の確認と取り下げができます。',
    reference: '受付番号',
    failed: '再申し込みに失敗しました。',
    failedText:
      '申し込みそのものは届いています。アカウントのベータ欄にまだ表示されないだけですので、アカウントで「申し込む」を押してください。',
    account: 'アカウントへ',
    support: 'サポートに戻る',
  },
}

export default jp
