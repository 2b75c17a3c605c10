import type { BetaThreadCopy } from './en.ts'

const cn: BetaThreadCopy = {
  thread: {
    title: '你的测试申请',
    states: {
      received: { title: '已收到', text: '霍巴特的同事会来读。' },
      'in-review': { title: '正在阅读', text: '已经有人在读了，结果会发邮件告诉你。' },
      invited: { title: '已邀请', text: '有一个名额给你。还要做什么、已经做了什么，都写在下面。' },
      declined: { title: '这一次没能排上', text: '这一轮没有名额了。你随时可以再次申请。' },
      updated: { title: '已再次申请，以新填的内容为准', text: '' },
      reapplied: { title: '又在账户里申请了：', text: '' },
      signed: { title: '协议已签署', text: '' },
    },
    withdrawal: {
      title: '撤回申请',
      text: '我们不再往下读，给你的名额会让给别人。签过的保密约定仍然有效。',
      submit: '撤回',
    },
    toSign: '先读一读怎样把发现告诉我们，再签协议。签好以后，我们会告诉你怎么拿到测试版。',
    sign: '阅读并签署',
    signed: '{name} 已于{date}签署。怎么拿到测试版，我们会发邮件告诉你。',
    read: '再读一遍',
  },
}

export default cn
