import type { Words } from '../mails/letters.ts'

export const received: Words = {
  en: {
    subject: 'Your beta application {reference}',
    heading: 'We will be in touch soon',
    paragraphs: [
      'Hello {name}. Your beta application has arrived and has the reference {reference}. A person in Hobart reads it.',
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
    heading: '我们很快会联系你',
    paragraphs: [
      '{name}，你好。你的测试申请已送达，编号是 {reference}。霍巴特的同事会亲自阅读。',
      '如果有名额给你，你会收到一封邮件，说明要看什么、怎样把发现告诉我们，并附上一份要签署的保密协议。',
    ],
    button: '查看申请',
    lead: '在这里查看或撤回申请：',
    notes: [
      '这个链接只属于你：拿到它的人都能阅读并撤回你的申请。',
      '如果不是你本人申请的，请用上面的按钮撤回。',
    ],
  },
  jp: {
    subject: 'ベータの申し込み {reference}',
    heading: '近いうちにご連絡します',
    paragraphs: [
      '{name} さん、ベータの申し込みが届きました。受付番号は {reference} です。ホバートの担当者が読みます。',
      '参加をお願いする場合は、見てほしいところ、気づいたことの伝え方、署名していただく秘密保持の契約書をメールでお送りします。',
    ],
    button: '申し込みを見る',
    lead: '申し込みの確認と取り下げはこちらです。',
    notes: [
      'このリンクはあなただけのものです。リンクを持つ人は誰でも内容を読み、取り下げられます。',
      'お心当たりがない場合は、上のボタンから取り下げてください。',
    ],
  },
}

export const updated: Words = {
  en: {
    subject: 'Your beta application {reference} has changed',
    heading: 'We have your newer answers',
    paragraphs: [
      'Hello {name}. You applied before, so this is still one application, with the reference {reference}. What you sent now takes the place of what you sent then.',
    ],
    button: 'See your application',
    lead: 'See your application, or take it back:',
    notes: ['If you changed nothing, answer this mail and tell us.'],
  },
  cn: {
    subject: '你的测试申请 {reference} 已更新',
    heading: '已收到你新的回答',
    paragraphs: [
      '{name}，你好。你之前申请过，所以这仍是同一份申请，编号是 {reference}。这次的内容取代了上次的。',
    ],
    button: '查看申请',
    lead: '在这里查看或撤回申请：',
    notes: ['如果你没有改动过，请回复这封邮件告诉我们。'],
  },
  jp: {
    subject: 'ベータの申し込み {reference} を更新しました',
    heading: '新しい回答を受け取りました',
    paragraphs: [
      '{name} さん、以前のお申し込みがありましたので、同じ一件（受付番号 {reference}）として扱います。前の内容は、今回の内容に置き換わりました。',
    ],
    button: '申し込みを見る',
    lead: '申し込みの確認と取り下げはこちらです。',
    notes: ['変更した覚えがない場合は、このメールに返信してお知らせください。'],
  },
}

export const invited: Words = {
  en: {
    subject: 'You are invited to the beta: {reference}',
    heading: 'There is a place for you',
    paragraphs: [
      'Hello {name}. We have read your application, and would like you to test with us.',
      'Two things first: read how to tell us what you find, and sign the agreement that keeps what you see between us. Both are on one page. When you have signed, we send the way to the test version to this address.',
    ],
    button: 'Read and sign',
    lead: 'Read and sign here:',
    notes: ['You are not bound to anything until you sign, and you can withdraw at any time.'],
  },
  cn: {
    subject: '邀请你参加测试：{reference}',
    heading: '有一个名额给你',
    paragraphs: [
      '{name}，你好。我们读过你的申请，想请你和我们一起测试。',
      '先做两件事：读一读怎样把发现告诉我们，再签署一份协议，让你看到的内容只留在我们之间。两者在同一页上。签署之后，我们会把测试版的获取方式发到这个邮箱。',
    ],
    button: '阅读并签署',
    lead: '在这里阅读并签署：',
    notes: ['签署之前你不受任何约束，之后也随时可以退出。'],
  },
  jp: {
    subject: 'ベータへのご招待：{reference}',
    heading: 'ご参加をお願いします',
    paragraphs: [
      '{name} さん、お申し込みを読みました。ぜひ一緒に試してください。',
      'その前に、気づいたことの伝え方を読み、見たものを外に出さないための契約書に署名してください。どちらも一つのページにあります。署名のあと、テスト版の入手方法をこのアドレスにお送りします。',
    ],
    button: '読んで署名する',
    lead: 'こちらで読んで署名できます。',
    notes: ['署名するまでは何の義務もありません。いつでも取り下げられます。'],
  },
}

export const declined: Words = {
  en: {
    subject: 'Your beta application {reference}',
    heading: 'Not this time',
    paragraphs: [
      'Hello {name}. Thank you for offering your time. We have read your application, and cannot give you a place in this round: there are few, and we look for a mix of devices, languages and ways of working.',
      'That says nothing about your work. You can apply again whenever you like, and what you sent now does not count against you.',
    ],
    button: 'See your application',
    lead: 'Your application:',
  },
  cn: {
    subject: '你的测试申请 {reference}',
    heading: '这一次没能排上',
    paragraphs: [
      '{name}，你好。谢谢你愿意拿出时间。我们读过你的申请，但这一轮没能给你名额：名额很少，我们需要不同的设备、语言和工作方式。',
      '这与你的作品好坏无关。你随时可以再次申请，这次的结果不会影响下一次。',
    ],
    button: '查看申请',
    lead: '你的申请：',
  },
  jp: {
    subject: 'ベータの申し込み {reference}',
    heading: '今回は見送らせていただきます',
    paragraphs: [
      '{name} さん、時間を割こうとしてくださり、ありがとうございます。お申し込みを読みましたが、今回はご参加いただけません。枠が少なく、端末、言語、描き方がかたよらないように選んでいます。',
      '作品の良し悪しとは関係ありません。いつでももう一度お申し込みいただけますし、今回のことが不利になることもありません。',
    ],
    button: '申し込みを見る',
    lead: 'お申し込みはこちらです。',
  },
}

/** The agreement itself follows its paragraphs. */
export const signed: Words = {
  en: {
    subject: 'What you signed: {title}',
    heading: 'What you signed',
    paragraphs: [
      'Signed as {name} on {date} for the application {reference}. Below is the text, as it holds from {effective}. Keep it; the way to the test version follows in a mail of its own.',
      '{title}',
    ],
    button: 'See your application',
    lead: 'Your application, where you can withdraw at any time:',
  },
  cn: {
    subject: '你签署的内容：{title}',
    heading: '你签署的内容',
    paragraphs: [
      '{name} 于 {date} 就申请 {reference} 签署。下面是自 {effective} 起生效的全文，请留存。测试版的获取方式会另用邮件发给你。',
      '{title}',
    ],
    button: '查看申请',
    lead: '在这里查看申请，也随时可以退出：',
  },
  jp: {
    subject: '署名した内容：{title}',
    heading: '署名した内容',
    paragraphs: [
      '{date} に {name} さんが、申し込み {reference} について署名しました。以下は {effective} から有効な全文です。保管してください。テスト版の入手方法は、別のメールでお送りします。',
      '{title}',
    ],
    button: '申し込みを見る',
    lead: '申し込みの確認と、いつでもできる取り下げはこちらです。',
  },
}
