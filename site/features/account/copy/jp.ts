import type { AccountCopy } from './en.ts'

const jp: AccountCopy = {
  form: {
    limited: '短い時間に何度も送信されました。{when}に、もう一度お試しください。',
    failure: {
      title: '問題が起きました。',
      message: 'サービスに接続できませんでした。入力した内容は残っています。もう一度お試しください。',
    },
    maintenance: {
      title: 'まもなく再開します',
      message:
        'ただいまメンテナンス中のため、送信を受け付けていません。入力した内容は残っています。数分たってから、もう一度お試しください。',
    },
  },
  login: {
    head: { title: 'ログイン', description: 'アカウントにログインします。' },
    heading: 'おかえりなさい',
    username: 'ユーザー名またはメールアドレス',
    password: 'パスワード',
    forgotten: 'パスワードをお忘れの方',
    submit: 'ログイン',
    submitting: 'ログインしています…',
    passkey: 'パスキーを使う',
    passkeyFailed: 'パスキーを使えませんでした。パスワードでログインしてください。',
    failed: '正しいユーザー名とパスワードを入力してください。',
    new: 'はじめての方は',
    register: 'アカウントを作る',
  },
  register: {
    head: {
      title: 'アカウントを作る',
      description: 'コミュニティサイトのアカウントです。話題を立て、作品を見せられます。',
    },
    heading: 'アカウントを作る',
    lead: 'アカウントがあると、コミュニティサイトで話題を立てたり、作品を見せたり、これまでの問い合わせをまとめて見たりできます。費用はかからず、アプリを使うのにアカウントは要りません。',
    username: 'ユーザー名',
    usernameHelp:
      'ほかの人にも表示されます。文字、数字、ピリオド、ハイフン、アンダースコアを使って 3〜30 字で。',
    firstname: '名',
    lastname: '姓',
    email: 'メールアドレス',
    emailHelp: 'ご本人のものか確かめるため、メールを一通お送りします。',
    password: 'パスワード',
    passwordHelp: '8 文字以上。難しい文字列より、ひとつの文のほうが覚えやすいものです。',
    password2: 'パスワード（確認）',
    dob: '生年月日',
    terms: '{terms}と{privacy}を読み、同意します。',
    termsLabel: '利用規約',
    termsLink: '利用規約',
    privacyLink: 'プライバシーポリシー',
    submit: 'アカウントを作る',
    submitting: '作成しています…',
    oncemore:
      '人の操作であることを確かめるため、パスワードを入力し直して、もう一度ボタンを押してください。ほかの内容は残っています。',
    known: 'すでにお持ちの方は',
    login: 'ログイン',
  },
  created: {
    heading: 'アカウントができました',
    text: 'あとひとつだけ。{email} にお送りしたメールを開き、ご自分のアドレスであることを確認してください。',
    accept: '閉じる',
    resend: 'もう一度送る',
    resending: '送信しています…',
    sentTitle: '受信箱をご確認ください',
    sentMessage: 'メールをお送りしました。届かないときは、迷惑メールもご確認ください。',
    failedTitle: '問題が起きました。',
    failedMessage: 'メールを送れませんでした。数分おいてから、もう一度お試しください。',
    notSent: '送信できませんでした。',
  },
  credit: '作者',
  close: '閉じる',
}

export default jp
