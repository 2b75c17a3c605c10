import type { NewsletterCopy } from './en.ts'

const cn: NewsletterCopy = {
  heading: '偶尔一封信',
  text: '新版本、一堂课、某间画室的故事：大约一个月一封，有值得看的才寄。',
  email: '邮箱',
  subjects: '只要部分主题',
  subjectsHelp: '一个都不勾，就是全都要。',
  tags: {
    procreate: 'procreate',
    pocket: 'pocket',
    dreams: 'dreams',
    lessons: '课程',
    company: '公司消息',
  },
  submit: '订阅',
  privacy: '每封信里都有退订链接。我们保存哪些信息，见{privacy}。',
  privacyLink: '隐私政策',
  done: '订阅成功',
  doneText: '还差一步：打开我们刚发出的邮件，按一下里面的按钮。',
  errors: '还差一点',
  failedTitle: '出错了',
  failed: '没能提交成功，请再试一次。',
}

export default cn
