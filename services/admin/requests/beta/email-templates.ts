import type { EmailTemplates } from '../mails/emails.ts'

export const received: EmailTemplates = {
  en: {
    subject: 'Your beta application {reference}',
    heading: 'We will be in touch soon',
    paragraphs: [
      'Your beta application has arrived. Its reference is {reference}. A person in Hobart will read it.',
      'If there’s a place for you, you’ll get an email with what to look at, how to tell us what you find, and a confidentiality agreement to sign.',
    ],
    button: 'See your application',
    lead: 'See your application, or take it back:',
    notes: [
      'Keep the link to yourself: anyone who has it can read your application and withdraw it.',
      'If you didn’t apply, use the button to withdraw it.',
    ],
  },
  cn: {
    subject: '你的测试申请 {reference}',
    heading: '我们很快会联系你',
    paragraphs: [
      '你好。你的测试申请收到了，编号是 {reference}。霍巴特的同事会亲自读。',
      '有名额的话，我们会发邮件告诉你要看什么、怎样把发现告诉我们，还有一份保密协议要签。',
    ],
    button: '查看申请',
    lead: '在这里查看或撤回申请：',
    notes: [
      '这个链接只给你一个人：谁拿到，谁就能看到和撤回你的申请。',
      '如果不是你申请的，请用上面的按钮撤回。',
    ],
  },
  jp: {
    subject: 'ベータ版への応募 {reference}',
    heading: '近いうちにご連絡します',
    paragraphs: [
      'ベータ版へのご応募ありがとうございます。受付番号は {reference} です。ホバートの担当者が拝見します。',
      'ご参加をお願いする場合は、見ていただきたいところ、気づいたことの伝え方、ご署名いただく秘密保持契約書をメールでお送りします。',
    ],
    button: '応募内容を見る',
    lead: '内容の確認と取り下げはこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、内容を読み、取り下げられます。',
      'お心当たりがない場合は、上のボタンから取り下げてください。',
    ],
  },
}

/** After an application from an account. */
export const reapplied: EmailTemplates = {
  en: {
    subject: 'Your beta application {reference}',
    heading: 'We have your application',
    paragraphs: [
      'You have applied for the beta of {product} from your account. The application has the reference {reference}, and a person in Hobart reads it.',
      'If there is a place for you, you get a mail with what to look at, how to tell us what you find, and an agreement of confidentiality to sign.',
    ],
    button: 'See your application',
    lead: 'See your application, or take it back:',
    notes: [
      'The link is yours alone: whoever has it can read your application and withdraw it.',
      'If you did not apply, withdraw it with the button.',
    ],
  },
  cn: {
    subject: '你的测试申请 {reference}',
    heading: '申请收到了',
    paragraphs: [
      '你好。你在账户里申请了 {product} 的测试，编号是 {reference}。霍巴特的同事会亲自读。',
      '有名额的话，我们会发邮件告诉你要看什么、怎样把发现告诉我们，还有一份保密协议要签。',
    ],
    button: '查看申请',
    lead: '在这里查看或撤回申请：',
    notes: [
      '这个链接只给你一个人：谁拿到，谁就能看到和撤回你的申请。',
      '如果不是你申请的，请用上面的按钮撤回。',
    ],
  },
  jp: {
    subject: 'ベータ版への応募 {reference}',
    heading: 'ご応募を受け付けました',
    paragraphs: [
      'アカウントから {product} のベータ版へのご応募を受け付けました。受付番号は {reference} です。ホバートの担当者が拝見します。',
      'ご参加をお願いする場合は、見ていただきたいところ、気づいたことの伝え方、ご署名いただく秘密保持契約書をメールでお送りします。',
    ],
    button: '応募内容を見る',
    lead: '内容の確認と取り下げはこちらです。',
    notes: [
      'このリンクは、ほかの人に渡さないでください。リンクを知っている人は誰でも、内容を読み、取り下げられます。',
      'お心当たりがない場合は、上のボタンから取り下げてください。',
    ],
  },
}

/** To the address of an open application, when another form has it. */
export const changed: EmailTemplates = {
  en: {
    subject: 'Is this from you? {reference}',
    heading: 'Newer answers to your beta application',
    paragraphs: [
      'The beta form came in again with this address, under the reference {reference}. Your application stays as it is until you tell us it was you.',
      'Open the page, read what was sent, and confirm it there: then it replaces what you sent before.',
    ],
    button: 'Read and confirm',
    lead: 'Read and confirm here:',
    notes: [
      'The link works once, for seven days.',
      'If it wasn’t you, do nothing. What was sent is erased, and your application stays as it is.',
    ],
  },
  cn: {
    subject: '这是你提交的吗？{reference}',
    heading: '测试申请又提交了一次',
    paragraphs: [
      '有人用这个邮箱又提交了一次测试申请，编号是 {reference}。在你确认是本人之前，原来的申请不变。',
      '请打开页面看看新填的内容，确认以后，就以这一份为准。',
    ],
    button: '查看并确认',
    lead: '在这里查看并确认：',
    notes: ['链接在七天内有效，只能用一次。', '如果不是你，不用理会。新填的内容会自动删除，原来的申请不变。'],
  },
  jp: {
    subject: 'ご本人による送信ですか：{reference}',
    heading: 'ベータ版への応募が、もう一度届きました',
    paragraphs: [
      'このアドレスで、ベータ版への応募がもう一度届きました。受付番号は {reference} です。ご本人に確認していただくまで、前の応募が有効です。',
      'ページを開いて内容をお読みになり、確認してください。確認が済むと、前の内容と入れ替わります。',
    ],
    button: '読んで確認する',
    lead: '確認はこちらです。',
    notes: [
      'リンクは七日間、一度だけ使えます。',
      'お心当たりがない場合は、このメールを無視してください。届いた内容は消去され、前の応募は変わりません。',
    ],
  },
}

export const invited: EmailTemplates = {
  en: {
    subject: 'You are invited to the beta: {reference}',
    heading: 'There’s a place for you',
    paragraphs: [
      'We’ve read your application and would like you to test with us.',
      'Two things first: read how to tell us what you find, and sign the agreement that keeps what you see between us. Both are on one page. Once you’ve signed, we’ll send the way to the test version to this address.',
    ],
    button: 'Read and sign',
    lead: 'Read and sign here:',
    notes: ['You’re not bound to anything until you sign, and you can withdraw at any time.'],
  },
  cn: {
    subject: '邀请你参加测试：{reference}',
    heading: '有一个名额给你',
    paragraphs: [
      '你好。我们读过你的申请，想请你和我们一起测试。',
      '先做两件事：读一读怎样把发现告诉我们，再签一份协议，看到的内容只留在我们之间。两样都在同一页上。签好以后，我们会发邮件告诉你怎么拿到测试版。',
    ],
    button: '阅读并签署',
    lead: '在这里阅读并签署：',
    notes: ['签之前没有任何约束，签了以后也随时可以退出。'],
  },
  jp: {
    subject: 'ベータ版へのご招待：{reference}',
    heading: 'ぜひ、ご参加ください',
    paragraphs: [
      'ご応募を拝見しました。ぜひ一緒に試してください。',
      'その前に、気づいたことの伝え方をお読みになり、見たものを外に出さないための契約書にご署名ください。どちらも同じページにあります。ご署名のあと、テスト版の入手方法をこのアドレスにお送りします。',
    ],
    button: '読んで署名する',
    lead: 'ご署名はこちらです。',
    notes: ['ご署名までは何の義務もありません。取り下げもいつでもできます。'],
  },
}

export const declined: EmailTemplates = {
  en: {
    subject: 'Your beta application {reference}',
    heading: 'Not this time',
    paragraphs: [
      'Thank you for offering your time. We’ve read your application and can’t give you a place in this round: there are few, and we look for a mix of devices, languages and ways of working.',
      'That says nothing about your work. You can apply again whenever you like, and this application won’t count against you.',
    ],
    button: 'See your application',
    lead: 'Your application:',
  },
  cn: {
    subject: '你的测试申请 {reference}',
    heading: '这一次没能排上',
    paragraphs: [
      '你好。谢谢你愿意花时间。我们读过你的申请，但这一轮没能给你名额：名额很少，我们希望设备、语言和画法各种各样。',
      '这和作品好坏无关。你随时可以再次申请，这次的结果不会影响下一次。',
    ],
    button: '查看申请',
    lead: '你的申请：',
  },
  jp: {
    subject: 'ベータ版への応募 {reference}',
    heading: '今回は見送らせていただきます',
    paragraphs: [
      'ベータ版にご応募くださり、ありがとうございます。内容を拝見しましたが、今回は枠をご用意できませんでした。枠が少ないため、デバイス、言語、描き方がかたよらないように選んでいます。',
      '作品の良し悪しとは関係ありません。いつでもまたご応募いただけますし、今回の結果が不利になることもありません。',
    ],
    button: '応募内容を見る',
    lead: '応募内容はこちらです。',
  },
}

/** The text of the agreement follows. */
export const signed: EmailTemplates = {
  en: {
    subject: 'What you signed for {reference}: {title}',
    heading: 'What you signed',
    paragraphs: [
      'Signed on {date} for the application {reference}; the name you signed with is on its page. The text, in effect from {effective}, is below. Keep it; the way to the test version follows in a separate email.',
      '{title}',
    ],
    button: 'See your application',
    lead: 'Your application, where you can withdraw at any time:',
  },
  cn: {
    subject: '你为 {reference} 签署的内容：{title}',
    heading: '你签署的内容',
    paragraphs: [
      '你已于{date}签署，申请编号 {reference}，签署的姓名见申请页面。下面是自{effective}起生效的全文，请留存。怎么拿到测试版，我们另发邮件告诉你。',
      '{title}',
    ],
    button: '查看申请',
    lead: '在这里查看申请，也随时可以退出：',
  },
  jp: {
    subject: '{reference} で署名した内容：{title}',
    heading: '署名した内容',
    paragraphs: [
      '{date}に、応募 {reference} についてご署名いただきました。署名されたお名前は、応募のページでご覧になれます。以下は、{effective}から有効な全文です。大切に保管してください。テスト版の入手方法は、別のメールでお送りします。',
      '{title}',
    ],
    button: '応募内容を見る',
    lead: '内容の確認はこちらです。取り下げもいつでもできます。',
  },
}
