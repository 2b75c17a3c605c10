import type { NewsletterCopy } from './en.ts'

const jp: NewsletterCopy = {
  heading: 'ときどき、お便り',
  text: '新しいバージョンやレッスン、アトリエの話を、月に一度ほど。お見せしたいものがあるときだけお送りします。',
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
  privacy: 'どのメールからも配信を停止できます。お預かりする情報については、{privacy}をご覧ください。',
  privacyLink: 'プライバシーポリシー',
  done: '登録を受け付けました',
  doneText: 'あとひとつだけ。お送りしたメールを開き、ボタンを押してください。',
  errors: 'エラー',
  failedTitle: '問題が発生しました',
  failed: '登録を処理できませんでした。もう一度お試しください。',
}

export default jp
