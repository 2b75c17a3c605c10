import type { EmailTemplates } from '../mails/emails.ts'

/** The frame of an answer, whose paragraphs replace `{answer}`. */
export const answered: EmailTemplates = {
  en: {
    subject: 'Our answer to {reference}',
    heading: 'Our answer to your request',
    paragraphs: ['{answer}'],
    button: 'See it all, or reply',
    lead: 'See the whole conversation, or reply:',
    notes: ['Keep the link to yourself: anyone who has it can read the request and reply.'],
  },
  cn: {
    subject: '关于 {reference} 的答复',
    heading: '我们的答复',
    paragraphs: ['你好。', '{answer}'],
    button: '查看全部内容或回复',
    lead: '在这里查看全部内容或回复：',
    notes: ['这个链接只给你一个人：谁拿到，谁就能查看和回复。'],
  },
  jp: {
    subject: '{reference} へのお返事',
    heading: 'お問い合わせへのお返事',
    paragraphs: ['お問い合わせありがとうございます。', '{answer}'],
    button: 'すべて見る・返信する',
    lead: 'これまでのやり取りと返信はこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、内容を読み、返信できます。',
    ],
  },
}

/** The frame of a message about something that takes no replies: an application, a permission, an entry of a list. */
export const written: EmailTemplates = {
  en: {
    subject: 'A message about {reference}',
    heading: 'A message about what you sent us',
    paragraphs: ['{answer}'],
    button: 'See it all',
    lead: 'See what you sent, and where it stands:',
    notes: [
      'To answer, reply to this email. Keep the link to yourself: anyone who has it can read what you sent.',
    ],
  },
  cn: {
    subject: '关于 {reference} 的消息',
    heading: '关于你提交的内容',
    paragraphs: ['你好。', '{answer}'],
    button: '查看全部内容',
    lead: '在这里查看你提交的内容和进展：',
    notes: ['要答复我们，直接回复这封邮件就行。这个链接只给你一个人：谁拿到，谁就能查看。'],
  },
  jp: {
    subject: '{reference} についてのご連絡',
    heading: 'お送りいただいた内容についてのご連絡',
    paragraphs: ['いつもありがとうございます。', '{answer}'],
    button: 'すべて見る',
    lead: 'お送りいただいた内容と現在の状況はこちらです。',
    notes: [
      'お返事は、このメールへの返信でお送りください。リンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、内容を読めます。',
    ],
  },
}
