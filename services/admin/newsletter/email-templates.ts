import type { EmailTemplates } from '../requests/mails/emails.ts'

/** Asks to confirm a subscription. */
export const confirm: EmailTemplates = {
  en: {
    subject: 'Confirm your subscription',
    heading: 'One press, and you’re on the list',
    paragraphs: [
      'Someone, hopefully you, asked us to send news to this address. Confirm it, and you’re on the list.',
    ],
    button: 'Confirm',
    lead: 'Open this page and press its button:',
    notes: [
      'The link works for seven days.',
      'If you didn’t ask for this, ignore this email: we won’t write again.',
    ],
  },
  cn: {
    subject: '请确认订阅',
    heading: '再按一下，就订阅好了',
    paragraphs: ['有人（应该是你）用这个邮箱订阅了我们的信。确认之后，我们就开始寄。'],
    button: '确认订阅',
    lead: '打开这个页面，按一下里面的按钮：',
    notes: ['链接在七天内有效。', '如果不是你，不用理会，我们不会再写信。'],
  },
  jp: {
    subject: '配信登録の確認',
    heading: 'あと一押しで登録完了です',
    paragraphs: [
      'このアドレスで、お便りの配信のお申し込みがありました。ボタンを押して確認していただくと、配信が始まります。',
    ],
    button: '登録を確認する',
    lead: 'このページを開いて、ボタンを押してください。',
    notes: [
      'リンクは七日間有効です。',
      'お心当たりがない場合は、このメールを無視してください。今後お送りすることはありません。',
    ],
  },
}

/** To an address that is subscribed already. */
export const known: EmailTemplates = {
  en: {
    subject: 'You’re already subscribed',
    heading: 'You’re already subscribed',
    paragraphs: ['Someone, perhaps you, signed this address up again. Nothing has changed.'],
    button: 'Choose what we write about',
    lead: 'Choose what we write about:',
  },
  cn: {
    subject: '你已经订阅了',
    heading: '你已经订阅了',
    paragraphs: ['有人（也许就是你）又用这个邮箱订阅了一次。什么都没有变。'],
    button: '选择想收到的内容',
    lead: '在这里选择想收到的内容：',
  },
  jp: {
    subject: 'すでに登録されています',
    heading: 'すでに登録されています',
    paragraphs: ['このアドレスで、もう一度配信のお申し込みがありました。登録内容はそのままです。'],
    button: '内容を選ぶ',
    lead: '内容の変更はこちらです。',
  },
}

/** After the confirmation. */
export const welcome: EmailTemplates = {
  en: {
    subject: 'You’re on the list',
    heading: 'You’re on the list',
    paragraphs: [
      'Thank you. We write when there’s something to show: a new version, a lesson, a story from a studio. Usually that’s once a month.',
    ],
    button: 'Choose what we write about',
    lead: 'Choose what we write about:',
  },
  cn: {
    subject: '订阅成功',
    heading: '订阅成功',
    paragraphs: ['谢谢。有值得给你看的东西时，我们才写信：新版本、一堂课、某间画室的故事。通常一个月一次。'],
    button: '选择想收到的内容',
    lead: '在这里选择想收到的内容：',
  },
  jp: {
    subject: '登録が完了しました',
    heading: '登録が完了しました',
    paragraphs: [
      'ありがとうございます。新しいバージョン、レッスン、アトリエの話など、お見せしたいものがあるときにお送りします。だいたい月に一度です。',
    ],
    button: '内容を選ぶ',
    lead: '内容の変更はこちらです。',
  },
}
