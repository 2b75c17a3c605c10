import type { NewsletterPagesCopy } from './en.ts'

const cn: NewsletterPagesCopy = {
  subscribe: { title: '订阅', description: '大约一个月一封信：新版本、课程、画室的故事。' },
  confirm: {
    title: '确认订阅',
    heading: '再按一下，|就订阅好了',
    text: '按一下按钮，以后的信就寄到收到这个链接的邮箱。',
    button: '确认订阅',
    done: '订阅成功',
    doneText: '谢谢。我们发了一封邮件给你，用里面的链接可以修改设置。',
    failed: '这个链接已经失效',
    failedText: '链接超过了七天，或者不完整。再订阅一次，就会收到新的链接。',
    again: '订阅',
  },
  unsubscribe: {
    title: '退订',
    heading: '退订',
    text: '按一下按钮，收到这个链接的邮箱就不会再收到我们的信。',
    button: '退订',
    done: '已退订',
    doneText: '我们只留一个打乱过的标记，免得有人误写信给你，别的什么都不留。',
    failed: '这个链接不完整',
    failedText: '请从邮件里复制完整的地址；直接回复那封邮件也行，我们手动为你退订。',
  },
  preferences: {
    title: '选择内容',
    heading: '选择内容',
    text: '邮箱：{email}。一个都不勾，就是全部主题。',
    language: '信件的语言',
    choose: '请选择语言',
    tags: '主题',
    save: '保存',
    saved: '已保存。',
    gone: '这里没有订阅',
    goneText: '可能已经退订，也可能链接不完整。请从邮件里再打开一次。随时可以重新订阅。',
    end: '退订',
  },
  archive: '看看寄出的信',
  saving: '请稍候…',
  unreachable: '刚才没有发送成功，请过一分钟再按一次按钮。',
}

export default cn
