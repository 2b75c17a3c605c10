import type { PermissionThreadCopy } from './en.ts'

const cn: PermissionThreadCopy = {
  title: '你的许可申请',
  states: {
    received: { title: '已收到', text: '有人会来读。请先不要使用：没有答复不等于同意。' },
    'in-review': { title: '正在阅读', text: '已经有人在处理，可能会写信请你提供草图或样品。' },
    accepted: { title: '已同意', text: '你已获得许可，条件如下。' },
    declined: { title: '未同意', text: '这种用途我们没有同意。商标指南里开放的用途，照样可以。' },
    expired: { title: '已到期', text: '许可已经到期。请不要再使用我们的标志，或者再次申请。' },
  },
  licence: '你的许可',
  period: '自{starts}至{ends}',
  withdraw: {
    title: '撤回申请',
    text: '撤回以后，我们不再处理。随时可以重新申请。',
    submit: '撤回申请',
  },
}

export default cn
