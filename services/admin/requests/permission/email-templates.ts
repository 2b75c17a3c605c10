import type { EmailTemplates } from '../mails/emails.ts'

export const received: EmailTemplates = {
  en: {
    subject: 'We have your permission request {reference}',
    heading: 'We have your permission request',
    paragraphs: [
      'Your request has arrived. Its reference is {reference}. People will read it and may ask you for a sketch or a sample: just reply to that email.',
      'If we agree, we’ll offer you a written license. Only then may you begin. If we don’t agree, we’ll tell you. No answer is not a yes.',
      'Everything you told us is on the page of your request.',
    ],
    button: 'See your request',
    lead: 'See your request, or withdraw it:',
    notes: ['Keep the link to yourself: anyone who has it can read the request.'],
  },
  cn: {
    subject: '已收到你的许可申请 {reference}',
    heading: '已收到你的许可申请',
    paragraphs: [
      '你好。你的申请收到了，编号是 {reference}。有人会来读，可能会请你提供草图或样品，到时候直接回复那封邮件就好。',
      '如果同意，我们会给你一份书面许可，拿到之后才可以开始使用。如果不同意，我们会告诉你。没有答复不等于同意。',
      '你填写的内容都在申请页面上。',
    ],
    button: '查看申请',
    lead: '在这里查看或撤回申请：',
    notes: ['这个链接只给你一个人：谁拿到，谁就能看到这份申请。'],
  },
  jp: {
    subject: '使用許可の申請 {reference} を受け付けました',
    heading: '使用許可の申請を受け付けました',
    paragraphs: [
      '申請が届きました。受付番号は {reference} です。担当者が拝見し、下図や見本をお願いすることがあります。その際は、届いたメールにご返信ください。',
      '許可する場合は、書面で使用許諾をお示しします。それを受け取ってから使い始めてください。許可しない場合もお知らせします。お返事がなくても、許可したことにはなりません。',
      'お送りいただいた内容は、すべて申請のページでご覧になれます。',
    ],
    button: '申請を見る',
    lead: '申請の確認と取り下げはこちらです。',
    notes: ['このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、申請を読めます。'],
  },
}

export const inReview: EmailTemplates = {
  en: {
    subject: 'We are reading your permission request {reference}',
    heading: 'We are reading your request',
    paragraphs: ['Someone has picked up your request {reference}.', '{text}'],
    button: 'See your request',
    lead: 'See your request:',
    notes: ['To send us something, reply to this email.'],
  },
  cn: {
    subject: '我们正在阅读你的许可申请 {reference}',
    heading: '我们正在阅读你的申请',
    paragraphs: ['你好。你的申请 {reference} 已经有人在处理。', '{text}'],
    button: '查看申请',
    lead: '在这里查看申请：',
    notes: ['要给我们补充材料，直接回复这封邮件就好。'],
  },
  jp: {
    subject: '使用許可の申請 {reference} を拝見しています',
    heading: '申請を拝見しています',
    paragraphs: ['申請 {reference} の審査を始めました。', '{text}'],
    button: '申請を見る',
    lead: '申請の確認はこちらです。',
    notes: ['お送りいただくものがあれば、このメールにご返信ください。'],
  },
}

export const accepted: EmailTemplates = {
  en: {
    subject: 'You have our permission: {reference}',
    heading: 'You have our permission',
    paragraphs: [
      'We agree to your request {reference}. Your license runs from {starts} to {ends}.',
      'It’s for this one use and for you alone, on these terms:',
      '{text}',
      'We’ll write to you before it ends. You can ask again then.',
    ],
    button: 'See your license',
    lead: 'See your license:',
    notes: ['Keep this email: it’s your written license.'],
  },
  cn: {
    subject: '你已获得许可：{reference}',
    heading: '你已获得许可',
    paragraphs: [
      '你好。我们同意你的申请 {reference}。许可自{starts}起，至{ends}止。',
      '许可只限这一种用途，只限你使用，条件如下：',
      '{text}',
      '到期之前，我们会写信提醒你。那时可以再次申请。',
    ],
    button: '查看许可',
    lead: '在这里查看许可：',
    notes: ['请保留这封邮件，这就是书面许可。'],
  },
  jp: {
    subject: '使用を許可します：{reference}',
    heading: '使用を許可します',
    paragraphs: [
      '申請 {reference} を許可します。使用許諾の期間は、{starts}から{ends}までです。',
      'この一つの用途と申請者ご本人に限り、次の条件で許諾します。',
      '{text}',
      '期間が終わる前に、メールでお知らせします。その際に、あらためて申請できます。',
    ],
    button: '使用許諾を見る',
    lead: '使用許諾の確認はこちらです。',
    notes: ['このメールが書面での使用許諾です。保管してください。'],
  },
}

export const declined: EmailTemplates = {
  en: {
    subject: 'About your permission request {reference}',
    heading: 'We don’t agree to this use',
    paragraphs: [
      'We’ve read your request {reference} and can’t give our permission.',
      '{text}',
      'What the trademark guidelines leave free stays free. If your plans change, ask again.',
    ],
    button: 'See your request',
    lead: 'See your request:',
    notes: ['If anything is unclear, reply to this email.'],
  },
  cn: {
    subject: '关于你的许可申请 {reference}',
    heading: '我们不同意这种用途',
    paragraphs: [
      '你好。我们读过了你的申请 {reference}，这次不能给你许可。',
      '{text}',
      '商标指南里开放的用途，照样可以。计划有变，欢迎再次申请。',
    ],
    button: '查看申请',
    lead: '在这里查看申请：',
    notes: ['有不清楚的地方，直接回复这封邮件就好。'],
  },
  jp: {
    subject: '使用許可の申請 {reference} について',
    heading: 'この使い方は許可できません',
    paragraphs: [
      '申請 {reference} を拝見しましたが、今回は許可できません。',
      '{text}',
      '商標ガイドラインで認めている使い方は、これまでどおり自由です。計画が変わったときは、あらためて申請してください。',
    ],
    button: '申請を見る',
    lead: '申請の確認はこちらです。',
    notes: ['ご不明な点があれば、このメールにご返信ください。'],
  },
}

export const endsSoon: EmailTemplates = {
  en: {
    subject: 'Your license {reference} ends on {ends}',
    heading: 'Your license ends soon',
    paragraphs: [
      'Your license {reference} to use our marks ends on {ends}. Please stop using them from the day after.',
      'If you want to continue, ask again now: as before, a license is for one use and for at most 3 years at a time.',
    ],
    button: 'See your license',
    lead: 'See your license:',
  },
  cn: {
    subject: '你的许可 {reference} 将于{ends}到期',
    heading: '你的许可即将到期',
    paragraphs: [
      '你好。你使用我们标志的许可 {reference} 将于{ends}到期。从第二天起，请不要再使用。',
      '如果想继续使用，请现在再次申请。和以前一样，一份许可只限一种用途，一次最长 3 年。',
    ],
    button: '查看许可',
    lead: '在这里查看许可：',
  },
  jp: {
    subject: '使用許諾 {reference} は{ends}に終わります',
    heading: '使用許諾がまもなく終わります',
    paragraphs: [
      '標章の使用許諾 {reference} は、{ends}に終わります。翌日からは、使用をおやめください。',
      '続けてお使いになりたいときは、いま、あらためて申請してください。これまでと同じく、許諾は一つの用途に限り、一度に 3 年までです。',
    ],
    button: '使用許諾を見る',
    lead: '使用許諾の確認はこちらです。',
  },
}

export const ended: EmailTemplates = {
  en: {
    subject: 'Your license {reference} has ended',
    heading: 'Your license has ended',
    paragraphs: [
      'Your license {reference} ended on {ends}. Please stop using our marks, and ask again if you want to continue.',
    ],
    button: 'See your license',
    lead: 'See your license:',
  },
  cn: {
    subject: '你的许可 {reference} 已到期',
    heading: '你的许可已到期',
    paragraphs: [
      '你好。你的许可 {reference} 已于{ends}到期。请不要再使用我们的标志；想继续使用，请再次申请。',
    ],
    button: '查看许可',
    lead: '在这里查看许可：',
  },
  jp: {
    subject: '使用許諾 {reference} が終わりました',
    heading: '使用許諾が終わりました',
    paragraphs: [
      '使用許諾 {reference} は、{ends}に終わりました。標章の使用をおやめください。続けてお使いになりたいときは、あらためて申請してください。',
    ],
    button: '使用許諾を見る',
    lead: '使用許諾の確認はこちらです。',
  },
}

/** After staff have ended a licence before its last day. */
export const endedEarly: EmailTemplates = {
  en: {
    subject: 'Your license {reference} ends early, on {ends}',
    heading: 'Your license ends early',
    paragraphs: [
      'We’re ending your license {reference} to use our marks. It was to run until {until}; its last day is now {ends}.',
      'The reason:',
      '{text}',
      'Please stop using our marks from the day after.',
    ],
    button: 'See your license',
    lead: 'See your license:',
    notes: ['If you see it differently, or anything is unclear, reply to this email.'],
  },
  cn: {
    subject: '你的许可 {reference} 将提前于{ends}终止',
    heading: '你的许可将提前终止',
    paragraphs: [
      '你好。我们决定提前终止你使用我们标志的许可 {reference}。原定至{until}止，现改为{ends}为最后一天。',
      '原因如下：',
      '{text}',
      '从第二天起，请不要再使用我们的标志。',
    ],
    button: '查看许可',
    lead: '在这里查看许可：',
    notes: ['如果你有不同看法，或者有不清楚的地方，直接回复这封邮件就好。'],
  },
  jp: {
    subject: '使用許諾 {reference} は、期間の途中で{ends}に終わります',
    heading: '使用許諾を期間の途中で終了します',
    paragraphs: [
      '標章の使用許諾 {reference} を、期間の途中で終了します。{until}までの予定でしたが、{ends}が最後の日になります。',
      '理由は次のとおりです。',
      '{text}',
      '翌日からは、標章の使用をおやめください。',
    ],
    button: '使用許諾を見る',
    lead: '使用許諾の確認はこちらです。',
    notes: ['ご意見やご不明な点があれば、このメールにご返信ください。'],
  },
}
