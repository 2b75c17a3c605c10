import type { SupportCopy } from './en.ts'

const cn: SupportCopy = {
  fields: {
    product: '主题',
    name: '姓名',
    email: '邮箱',
    email2: '确认邮箱',
    question: '问题',
    uploads: '文件',
    code_of_conduct: '行为准则',
  },
  questions: {
    code_of_conduct: '我已阅读{conduct}并同意遵守。',
  },
  options: {
    product: {
      procreate: 'procreate',
      pocket: 'pocket',
      dreams: 'dreams',
      account: '我的账户',
      other: '其他',
    },
  },
}

export default cn
