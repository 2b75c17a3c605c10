import type { NewsletterCopy } from './shape.ts'

const jp: NewsletterCopy = {
  heading: 'ときどき届く手紙',
  text: '新しいバージョン、レッスン、アトリエの話。月に一度ほど、お見せしたいものがあるときだけお送りします。',
  email: 'メールアドレス',
  subjects: '話題を選ぶ',
  subjectsHelp: '何も選ばなければ、すべてお送りします。',
  tags: {
    procreate: 'procreate',
    pocket: 'pocket',
    dreams: 'dreams',
    lessons: 'レッスン',
    company: '会社のお知らせ',
  },
  submit: '登録する',
  privacy: 'どの手紙にも配信停止のリンクがあります。保存する内容は{privacy}をご覧ください。',
  privacyLink: 'プライバシーポリシー',
  done: '登録を受け付けました',
  doneText: 'あと一つ、お送りしたメールを開いて、ボタンを押してください。',
  errors: 'エラー',
  failedTitle: '問題が発生しました',
  failed: 'リクエストを処理できませんでした。もう一度お試しください。',
}

export default jp
