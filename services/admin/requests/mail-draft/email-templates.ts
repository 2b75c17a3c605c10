import type { Locale } from '../../../../contract/locale.ts'
import type { EmailTemplates } from '../mails/emails.ts'

/** The subject of the mail, in place of a reference. */
export const draftLabel: Readonly<Record<Locale, string>> = {
  en: 'a form that was saved',
  cn: '一份已保存的表单',
  jp: '保存されたフォーム',
}

export const saved: EmailTemplates = {
  en: {
    subject: 'Your saved form',
    heading: 'Continue when you like',
    paragraphs: [
      'What you typed is kept until {until}. The link opens it where you left off, on any device.',
    ],
    button: 'Continue the form',
    lead: 'Continue the form:',
    notes: [
      'Keep the link to yourself: anyone who has it can read and change what you typed.',
      'If you didn’t save anything here, someone gave your address by mistake. There’s nothing you need to do.',
    ],
  },
  cn: {
    subject: '你保存的表单',
    heading: '随时可以接着填',
    paragraphs: ['你填写的内容会保留到{until}。用哪台设备打开链接，都能从停下的地方接着填。'],
    button: '继续填写',
    lead: '在这里继续填写：',
    notes: [
      '这个链接只给你一个人：谁拿到，谁就能看到和修改你填写的内容。',
      '如果你没有在这里保存过内容，那是有人填错了邮箱，什么都不用做。',
    ],
  },
  jp: {
    subject: '保存したフォーム',
    heading: 'いつでも続きを書けます',
    paragraphs: ['入力内容は{until}まで保存されます。リンクを開くと、どのデバイスからでも続きを書けます。'],
    button: '続きを書く',
    lead: '続きはこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、入力内容を読み、書き換えられます。',
      'お心当たりがない場合は、どなたかがアドレスを間違えたようです。このメールを無視してください。',
    ],
  },
}
