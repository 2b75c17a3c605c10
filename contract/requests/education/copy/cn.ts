import type { EducationCopy } from './en.ts'

const cn: EducationCopy = {
  fields: {
    name: '姓名',
    email: '邮箱',
    email2: '再填一次邮箱',
    school: '学校或机构',
    role: '你的角色',
    country: '国家或地区',
    devices: '设备数量',
    message: '你的问题',
    terms: '条款',
  },
  questions: { terms: '我接受{terms}和{privacy}。' },
  options: {
    role: {
      teacher: '我教课',
      technician: '我管理设备',
      head: '我负责学校或采购',
      library: '我在图书馆或博物馆工作',
      student: '我是学生',
      other: '其他',
    },
    devices: {
      '1-9': '不到 10 台',
      '10-49': '10 至 49 台',
      '50-199': '50 至 199 台',
      '200-999': '200 至 999 台',
      '1000': '1000 台或更多',
    },
  },
}

export default cn
