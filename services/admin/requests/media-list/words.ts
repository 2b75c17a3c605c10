import type { Words } from '../mails/letters.ts'

export const joined: Words = {
  en: {
    subject: 'Thanks for joining.',
    heading: 'Thanks for joining.',
    paragraphs: [
      'Hello {name}. You are on our media list: we write when there is something to report, in advance where we can.',
      'Questions, interviews and review copies: answer this mail.',
    ],
    button: 'See or end your entry',
    lead: 'See or end your entry:',
    notes: ['If you did not join, end the entry with the button, and we write no more.'],
  },
  cn: {
    subject: '感谢加入',
    heading: '感谢加入',
    paragraphs: [
      '{name}，你好。你已在我们的媒体名单上：有值得报道的消息时，我们会写信给你，并尽量提前。',
      '提问、采访或评测，直接回复这封邮件就好。',
    ],
    button: '查看或取消登记',
    lead: '在这里查看或取消登记：',
    notes: ['如果不是你本人登记的，请用上面的按钮取消，我们就不再写信。'],
  },
  jp: {
    subject: 'ご登録ありがとうございます',
    heading: 'ご登録ありがとうございます',
    paragraphs: [
      '{name} さん、メディアリストへの登録が済みました。お伝えすることがあるときに、できるだけ早めにご連絡します。',
      'ご質問、取材、レビューのご相談は、このメールにご返信ください。',
    ],
    button: '登録を確認・取り消す',
    lead: '登録の確認と取り消しはこちらです。',
    notes: ['お心当たりがない場合は、上のボタンから取り消してください。以後ご連絡しません。'],
  },
}
