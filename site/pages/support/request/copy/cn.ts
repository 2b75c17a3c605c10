import type { RequestCopy } from './shape.ts'

const cn: RequestCopy = {
  name: { support: '支持请求', 'beta-request': '测试版请求' },
  place: '{name}：第 {n} 步，共 {all} 步',
  next: '继续',
  back: '返回',
  send: '发送',
  change: '修改',
  changeLabel: '修改：{label}',
  steps: {
    product: { title: '关于什么？', lead: '' },
    you: { title: '怎么称呼你？', lead: '答复会发到你的邮箱，请确认地址无误。' },
    question: {
      title: '你想问什么？',
      lead: '请写下你做了什么、期待什么、实际发生了什么。应用和设备的版本也有帮助。',
    },
    files: {
      title: '有什么可以给我们看看吗？',
      lead: '一张截图或文档本身，往往比描述更清楚。这一步可以跳过。',
    },
    check: { title: '发送前请核对', lead: '' },
  },
  fields: {
    product: '关于',
    name: '姓名',
    email: '邮箱',
    email2: '确认邮箱',
    question: '问题',
    uploads: '文件',
  },
  products: {
    procreate: { title: 'procreate', help: '平板上的绘画' },
    pocket: { title: 'pocket', help: '手机上的绘画' },
    dreams: { title: 'dreams', help: '动画' },
    account: { title: '我的账户', help: '登录、邮箱、注销' },
    other: { title: '其他', help: '购买、教学，什么都可以' },
  },
  noFiles: '没有',
  suggestions: {
    title: '手册里也许有答案',
    text: '每一条都会在新标签页打开，你写的内容会留在这里。',
  },
  conduct: {
    text: '阅读这些内容的是人。我们会友善地答复，也请你同样相待：行为准则写明了我们怎样对待彼此。',
    label: '我已阅读{conduct}并同意遵守。',
    field: '行为准则',
    conductLink: '行为准则',
    privacy: '你的请求会保留到最后一次往来之后两年，详见{privacy}。',
    privacyLink: '隐私政策',
  },
  again: '再按一次“继续”，就不带这些文件往下走。',
  thanks: {
    head: '请求已发送',
    title: '谢谢你',
    reference: '你的编号是 {reference}。',
    text: '一封邮件正在发给你，里面有通往这项请求的链接：可以查看答复，也可以补充内容。霍巴特的同事会亲自阅读，通常在两个工作日内。',
    spam: '十分钟后还没收到邮件？请看看垃圾邮件；如果也没有，可能是邮箱写错了，请重新提交。',
    reset: '重置',
    support: '返回支持页面',
  },
  later: {
    head: '暂时取不到',
    title: '你填写的内容暂时取不到',
    text: '内容都在。请过一分钟再刷新这个页面：地址栏里的地址会找回它们。',
  },
}

export default cn
