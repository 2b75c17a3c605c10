import type { EmailTemplates } from '../mails/emails.ts'

export const received: EmailTemplates = {
  en: {
    subject: 'We have your application {reference}',
    heading: 'We have your application',
    paragraphs: [
      'Thank you for applying. Your application has arrived, and its reference is {reference}. A person on the careers team reads it and answers within two weeks, whatever the answer is.',
      'Only the careers team sees it. It’s erased six months after our last message about it, or after 24 months if you agreed to that.',
    ],
    button: 'See your application',
    lead: 'See your application, add to it, or erase it:',
    notes: [
      'Keep the link to yourself: anyone who has it can read your application and erase it. Questions go to {support}.',
    ],
  },
  cn: {
    subject: '已收到你的应聘 {reference}',
    heading: '已收到你的应聘',
    paragraphs: [
      '你好。谢谢你来应聘，材料收到了，编号是 {reference}。招聘组的同事会亲自读，无论结果如何，两周内都会答复你。',
      '只有招聘组能看到你的材料。我们最后一次就此联系你之后六个月，它会被删除；如果你同意保留更久，则是 24 个月。',
    ],
    button: '查看应聘材料',
    lead: '在这里查看、补充或删除你的材料：',
    notes: ['这个链接只给你一个人：谁拿到，谁就能查看和删除你的材料。有问题请写信到 {support}。'],
  },
  jp: {
    subject: 'ご応募 {reference} を受け付けました',
    heading: 'ご応募を受け付けました',
    paragraphs: [
      'ご応募ありがとうございます。受付番号は {reference} です。採用チームの担当者が拝見し、結果にかかわらず二週間以内にお返事します。',
      'ご応募の内容を見るのは、採用チームだけです。最後にご連絡してから 6 か月後、長い保管に同意いただいた場合は 24 か月後に消去します。',
    ],
    button: '応募の内容を見る',
    lead: '内容の確認、追記、消去はこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、応募の内容を読み、消去できます。ご質問は {support} へお送りください。',
    ],
  },
}
