import type { FormSentences } from './en.ts'

const jp: FormSentences = {
  error: '入力エラー',
  errors: '入力内容に誤りがあります：',
  listed: '{label}：{error}',
  optional: '{label}（任意）',
  reasons: {
    required: '必須項目です',
    email: 'name@example.com のような形で入力してください',
    email_mismatch: 'メールアドレスが一致しません',
    too_long: '長すぎます',
    too_many: '数が多すぎます',
    one_line: '改行や特殊な文字を使わずに入力してください',
    choice: '選択肢の中から選んでください',
    invalid: '読み取れない内容です',
    captcha: 'reCAPTCHA トークンを生成できませんでした',
    uploading: 'アップロード中のファイルがあります',
    upload_failed: '保存できなかったファイルがあります',
    link: 'https://example.com のように、アドレス全体を入力してください',
    pdf: '10 MB までの PDF ファイルを一つ選んでください',
    picture: '40 MB までの JPEG、PNG、WebP、AVIF の画像を一つ選んでください',
  },
  almost: 'あと一歩です',
  oncemore: '人の操作であることを確かめるため、もう一度ボタンを押してください。入力内容は残っています。',
  unproven: '人の操作であることを確認できませんでした。もう一度ボタンを押してください。',
  captchaNotice: 'このフォームは reCAPTCHA で保護されており、Google の{privacy}と{terms}が適用されます。',
  captchaLinks: { privacy: 'プライバシーポリシー', terms: '利用規約' },
  sending: '送信しています…',
  uploading: 'アップロードしています…',
  limited: '短い時間に何度も送信されました。入力内容は残っています。{when}に、もう一度お試しください。',
  failedTitle: '送信できませんでした',
  failed:
    '送信中にエラーが発生しました。もう一度お試しください。解決しない場合は {support} までメールでお知らせください。',
  maintenance: {
    title: 'まもなく再開します',
    message:
      'ただいまメンテナンス中のため、送信を受け付けていません。入力した内容は残っています。数分たってから、もう一度お試しください。',
  },
  honeypot: 'ここは空のままにしてください',
}

export default jp
