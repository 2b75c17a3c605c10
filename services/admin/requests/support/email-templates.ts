import type { EmailTemplates } from '../mails/emails.ts'

export const received: EmailTemplates = {
  en: {
    subject: 'We have your request {reference}',
    heading: 'We have your request',
    paragraphs: [
      'Your request has arrived. Its reference is {reference}. A person in Hobart reads it, usually within two working days.',
    ],
    button: 'See your request',
    lead: 'See your request, or add to it:',
    notes: ['Keep the link to yourself: anyone who has it can read the request and reply.'],
  },
  cn: {
    subject: '已收到你的咨询 {reference}',
    heading: '已收到你的咨询',
    paragraphs: ['你好。你的咨询收到了，编号是 {reference}。霍巴特的同事会亲自读，通常在两个工作日内。'],
    button: '查看咨询',
    lead: '在这里查看，或补充内容：',
    notes: ['这个链接只给你一个人：谁拿到，谁就能查看和回复。'],
  },
  jp: {
    subject: 'お問い合わせ {reference} を受け付けました',
    heading: 'お問い合わせを受け付けました',
    paragraphs: [
      'お問い合わせありがとうございます。受付番号は {reference} です。通常、二営業日以内にホバートの担当者が拝見します。',
    ],
    button: 'お問い合わせを見る',
    lead: '内容の確認と追記はこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、内容を読み、返信できます。',
    ],
  },
}
