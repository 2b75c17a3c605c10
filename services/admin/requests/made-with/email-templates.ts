import type { EmailTemplates } from '../mails/emails.ts'

export const received: EmailTemplates = {
  en: {
    subject: 'We have your picture {reference}',
    heading: 'We have your picture',
    paragraphs: [
      'Thank you for showing us what you made. Its reference is {reference}. A person looks at it, and you hear from us either way. Until then nobody else sees it.',
    ],
    button: 'See what you sent',
    lead: 'See what you sent, or take it back:',
    notes: ['Keep the link to yourself: anyone who has it can take the picture back.'],
  },
  cn: {
    subject: '已收到你的画 {reference}',
    heading: '已收到你的画',
    paragraphs: [
      '你好。谢谢你把画给我们看，编号是 {reference}。会有同事来看，不管结果如何都会答复你。在那之前，别人看不到它。',
    ],
    button: '查看提交的内容',
    lead: '在这里查看提交的内容，或收回：',
    notes: ['这个链接只给你一个人：谁拿到，谁就能收回这张画。'],
  },
  jp: {
    subject: '作品 {reference} を受け取りました',
    heading: '作品を受け取りました',
    paragraphs: [
      '作品を見せてくださり、ありがとうございます。受付番号は {reference} です。担当者が拝見し、結果にかかわらずご連絡します。それまでは、ほかの人の目に触れません。',
    ],
    button: '送った内容を見る',
    lead: '内容の確認と取り下げはこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、作品を取り下げられます。',
    ],
  },
}

export const accepted: EmailTemplates = {
  en: {
    subject: 'Your picture {reference} hangs on the wall',
    heading: 'Your picture hangs on the wall',
    paragraphs: ['It’s on our site now, with your name beside it: {address}', '{text}'],
    button: 'See what you sent',
    lead: 'See what you sent, or take it back at any time:',
  },
  cn: {
    subject: '你的画 {reference} 已经挂上墙',
    heading: '你的画已经挂上墙',
    paragraphs: ['你好。它现在就在我们的网站上，旁边写着你的名字：{address}', '{text}'],
    button: '查看提交的内容',
    lead: '在这里查看提交的内容，随时可以收回：',
  },
  jp: {
    subject: '作品 {reference} を壁に飾りました',
    heading: '作品を壁に飾りました',
    paragraphs: ['お名前を添えて、サイトでご覧いただけます。{address}', '{text}'],
    button: '送った内容を見る',
    lead: '内容の確認はこちらです。いつでも取り下げられます。',
  },
}

export const declined: EmailTemplates = {
  en: {
    subject: 'About your picture {reference}',
    heading: 'About your picture',
    paragraphs: [
      'It isn’t on our wall. Here is why:',
      '{text}',
      'The picture is deleted, and what you wrote with it in six months.',
    ],
    button: 'See what you sent',
    lead: 'See what you sent:',
  },
  cn: {
    subject: '关于你的画 {reference}',
    heading: '关于你的画',
    paragraphs: [
      '你好。它没有挂在我们的墙上，原因是：',
      '{text}',
      '图片已经删除，随它提交的文字六个月后删除。',
    ],
    button: '查看提交的内容',
    lead: '在这里查看提交的内容：',
  },
  jp: {
    subject: '作品 {reference} について',
    heading: 'お送りいただいた作品について',
    paragraphs: [
      '作品は壁に飾っていません。理由は次のとおりです。',
      '{text}',
      '画像は削除しました。添えていただいた文章は 6 か月後に削除します。',
    ],
    button: '送った内容を見る',
    lead: '内容の確認はこちらです。',
  },
}
