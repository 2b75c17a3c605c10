import type { AccountCopy } from './shape.ts'

const jp: AccountCopy = {
  form: {
    error: '入力エラー',
    errors: '送信内容に誤りがあります：',
    listed: '{label}：{error}',
    required: '必須項目です',
    email: 'name@example.com のような形で入力してください',
    limited: '試行回数が多すぎます。数分おいてから、もう一度お試しください。',
    failure: {
      title: '問題が起きました。',
      message:
        'このフォームの先にあるサービスにつながりませんでした。入力した内容は消えていません。もう一度お試しください。',
    },
  },
  login: {
    head: { title: 'ログイン', description: 'アカウントにログインします。' },
    heading: 'おかえりなさい',
    username: 'ユーザー名またはメールアドレス',
    password: 'パスワード',
    forgotten: 'パスワードを忘れたとき',
    submit: 'ログイン',
    submitting: 'ログインしています…',
    passkey: 'パスキーを使う',
    passkeyFailed: 'ここではパスキーを使えませんでした。パスワードは使えます。',
    failed: '正しいユーザー名とパスワードを入力してください。',
    new: 'はじめての方は',
    register: 'アカウントを作る',
  },
  register: {
    head: {
      title: 'アカウントを作る',
      description: 'コミュニティサイトのアカウント。話題を立て、作品を見せ、ベータに参加できます。',
    },
    heading: 'アカウントを作る',
    lead: 'アカウントがあると、コミュニティサイトで話題を立てたり、作品を見せたり、ベータに応募したりできます。費用はかかりません。',
    username: 'ユーザー名',
    usernameHelp: 'ほかの人に見えます。文字、数字、ピリオド、ハイフン、下線を 3〜30 字で。',
    firstname: '名',
    lastname: '姓',
    email: 'メールアドレス',
    emailHelp: 'ご本人のものか確かめるため、メールを一通お送りします。',
    password: 'パスワード',
    passwordHelp: '8 文字以上。謎の文字列より、ひとつの文のほうが覚えやすいものです。',
    password2: 'パスワード（確認）',
    dob: '生年月日',
    terms: '{terms}と{privacy}を読み、同意します。',
    termsLink: '利用規約',
    privacyLink: 'プライバシーポリシー',
    submit: 'アカウントを作る',
    submitting: '作成しています…',
    oncemore:
      '人が送信していることを確かめるため、もう一度ボタンを押してください。パスワードだけ入力し直してください。ほかの内容は残っています。',
    known: 'すでにお持ちの方は',
    login: 'ログイン',
  },
  created: {
    heading: 'アカウントができました',
    text: 'あとひとつだけ。いま {email} に送ったメールを開いて、ご自分のアドレスであることを確認してください。',
    accept: '閉じる',
    resend: 'もう一度送る',
    resending: '送信しています…',
    sentTitle: '受信箱をご確認ください',
    sentMessage: 'メールをお送りしました。届かないときは、迷惑メールの中もご覧ください。',
    failedTitle: '問題が起きました。',
    failedMessage: 'メールを送れませんでした。数分おいてから、もう一度お試しください。',
    notSent: '送信できませんでした。',
  },
  credit: '作者',
  close: '閉じる',
}

export default jp
