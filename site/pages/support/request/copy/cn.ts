import type { RequestCopy } from './en.ts'

const cn: RequestCopy = {
  name: { support: '联系支持', 'beta-request': '测试版反馈' },
  place: '{name}：第 {n} 步，共 {all} 步',
  next: '继续',
  back: '返回',
  send: '发送',
  change: '修改',
  changeLabel: '修改：{label}',
  steps: {
    product: { title: '关于什么？', lead: '' },
    you: { title: '怎么称呼你？', lead: '我们会答复到你的邮箱，请别写错。' },
    question: {
      title: '你想问什么？',
      lead: '写下你做了什么，本来以为会怎样，结果怎样。有应用和系统的版本就更好。',
    },
    files: {
      title: '有什么可以给我们看看吗？',
      lead: '一张截图，或者文件本身，比描述更清楚。这一步可以跳过。',
    },
    check: { title: '发送前请核对', lead: '' },
  },
  productHelp: {
    procreate: '平板上的绘画',
    pocket: '手机上的绘画',
    dreams: '动画',
    account: '登录、邮箱、注销',
    other: '购买、教学，什么都可以',
  },
  noFiles: '没有',
  suggestions: {
    title: '手册里也许有答案',
    text: '都会在新标签页打开，你写的内容还在这里。',
  },
  conduct: {
    text: '读信的是人。我们会好好答复，也请你好好说话：怎样彼此相待，写在行为准则里。',
    conductLink: '行为准则',
    privacy: '你的咨询会保留到最后一次往来之后两年，详见{privacy}。',
    privacyLink: '隐私政策',
  },
  again: '不带这些文件也要继续的话，请再按一次“继续”。',
  thanks: {
    head: '咨询已发送',
    title: '谢谢你',
    reference: '你的编号是 {reference}。',
    text: '我们发了一封邮件给你，用里面的链接可以查看答复，也可以补充内容。霍巴特的同事会亲自读，通常在两个工作日内。',
    spam: '十分钟后还没收到？看看垃圾邮件；也没有的话，可能是邮箱写错了，请重新提交。',
    reset: '重置',
    support: '返回支持页面',
  },
  later: {
    head: '暂时打不开',
    title: '你填写的内容暂时打不开',
    text: '内容都还在。请过一分钟再刷新这一页，用地址栏里的地址就能找回。',
  },
}

export default cn
