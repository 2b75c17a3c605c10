import type { EmailTemplates } from '../mails/emails.ts'

export const joined: EmailTemplates = {
  en: {
    subject: 'Thanks for joining: {reference}',
    heading: 'Thanks for joining.',
    paragraphs: [
      'You’re on our media list: we’ll write when there’s something to report, ahead of time where we can.',
      'Questions, interviews and review copies: reply to this email.',
    ],
    button: 'See or end your entry',
    lead: 'See or end your entry:',
    notes: ['If you didn’t join, use the button to end the entry, and we won’t write again.'],
  },
  cn: {
    subject: '感谢加入：{reference}',
    heading: '感谢加入',
    paragraphs: [
      '你好。你已经在我们的媒体名单上：有值得报道的消息，我们会写信给你，尽量提前。',
      '想提问、采访或评测，直接回复这封邮件就好。',
    ],
    button: '查看或取消登记',
    lead: '在这里查看或取消登记：',
    notes: ['如果不是你登记的，请用上面的按钮取消，我们就不再写信。'],
  },
  jp: {
    subject: 'ご登録ありがとうございます：{reference}',
    heading: 'ご登録ありがとうございます',
    paragraphs: [
      'メディアリストへの登録が完了しました。お伝えすることがあるときに、できるだけ早めにご連絡します。',
      'ご質問、取材、レビューのご相談は、このメールにご返信ください。',
    ],
    button: '登録を確認・取り消す',
    lead: '登録の確認と取り消しはこちらです。',
    notes: ['お心当たりがない場合は、上のボタンから取り消してください。今後ご連絡することはありません。'],
  },
}

/** To an address on the list, when another form has it. */
export const changed: EmailTemplates = {
  en: {
    subject: 'Is this from you? {reference}',
    heading: 'Newer answers for the media list',
    paragraphs: [
      'The media list form came in again with this address, under the reference {reference}. Your entry stays as it is until you tell us it was you.',
      'Open the page, read what was sent, and confirm it there: then it replaces what you sent before.',
    ],
    button: 'Read and confirm',
    lead: 'Read and confirm here:',
    notes: [
      'The link works once, for seven days.',
      'If it wasn’t you, do nothing. What was sent is erased, and your entry stays as it is.',
    ],
  },
  cn: {
    subject: '这是你提交的吗？{reference}',
    heading: '媒体名单又登记了一次',
    paragraphs: [
      '有人用这个邮箱又提交了一次媒体名单的表单，编号是 {reference}。在你确认是本人之前，原来的登记不变。',
      '请打开页面看看新填的内容，确认以后，就以这一份为准。',
    ],
    button: '查看并确认',
    lead: '在这里查看并确认：',
    notes: ['链接在七天内有效，只能用一次。', '如果不是你，不用理会。新填的内容会自动删除，原来的登记不变。'],
  },
  jp: {
    subject: 'ご本人による送信ですか：{reference}',
    heading: 'メディアリストの登録が、もう一度届きました',
    paragraphs: [
      'このアドレスで、メディアリストの登録がもう一度届きました。受付番号は {reference} です。ご本人に確認していただくまで、前の登録が有効です。',
      'ページを開いて内容をお読みになり、確認してください。確認が済むと、前の内容と入れ替わります。',
    ],
    button: '読んで確認する',
    lead: '確認はこちらです。',
    notes: [
      'リンクは七日間、一度だけ使えます。',
      'お心当たりがない場合は、このメールを無視してください。届いた内容は消去され、前の登録は変わりません。',
    ],
  },
}
