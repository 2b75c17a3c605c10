import type { EmailTemplates } from '../mails/emails.ts'

export const received: EmailTemplates = {
  en: {
    subject: 'We have your question {reference}',
    heading: 'We have your question',
    paragraphs: [
      'Thank you for writing. Your question has arrived, under the reference {reference}. A person in Hobart reads it, usually within two working days.',
      'Buying for many devices goes through the device maker’s program for schools, and can begin without us: the page about schools says how.',
    ],
    button: 'See your question',
    lead: 'See your question, or add to it:',
    notes: ['Keep the link to yourself: anyone who has it can read the question and reply.'],
  },
  cn: {
    subject: '已收到你的问题 {reference}',
    heading: '已收到你的问题',
    paragraphs: [
      '你好，谢谢来信。你的问题收到了，编号是 {reference}。霍巴特的同事会亲自读，通常在两个工作日内。',
      '为多台设备购买，走的是设备制造商面向学校的方案，不用等我们就能开始：学校页面写了怎么做。',
    ],
    button: '查看问题',
    lead: '在这里查看，或补充内容：',
    notes: ['这个链接只给你一个人：谁拿到，谁就能查看和回复。'],
  },
  jp: {
    subject: 'ご質問 {reference} を受け付けました',
    heading: 'ご質問を受け付けました',
    paragraphs: [
      'ご連絡ありがとうございます。受付番号は {reference} です。通常、二営業日以内にホバートの担当者が拝見します。',
      'まとめての購入は、デバイスメーカーの学校向けの仕組みで行います。手順は学校向けのページにあり、返事を待たずに始められます。',
    ],
    button: 'ご質問を見る',
    lead: '内容の確認と追記はこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、内容を読み、返信できます。',
    ],
  },
}
