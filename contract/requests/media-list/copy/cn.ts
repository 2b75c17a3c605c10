import type { MediaListCopy } from './en.ts'

const cn: MediaListCopy = {
  fields: {
    name: '姓名',
    email: '邮箱',
    email2: '确认邮箱',
    organisation: '机构',
    format: '发布形式',
    marketing: '推广邮件',
    terms: '条款',
  },
  questions: {
    marketing: '我也愿意收到推广邮件。',
    terms: '我接受{terms}和{privacy}。',
  },
  options: {
    format: {
      online: '网络',
      print: '纸媒',
      radio: '电台',
      podcast: '播客',
      tv: '电视',
      other: '其他',
    },
    marketing: {
      yes: '接收',
      no: '不接收',
    },
  },
}

export default cn
