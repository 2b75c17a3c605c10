import type { PositionApplicationCopy } from './en.ts'

const cn: PositionApplicationCopy = {
  fields: {
    name: '姓名',
    email: '邮箱',
    position: '职位',
    position_page: '职位页面',
    portfolio: '作品集',
    message: '想让我们知道的事',
    uploads: '简历',
    keep: '为其他职位保留',
    consent: '同意',
  },
  questions: {
    keep: '如果这次没有通过，请把我的材料保留 24 个月，有其他职位时写信告诉我。',
    consent: '你们可以按{privacy}所说，用我在这里提交的内容来评估这次应聘。',
  },
  options: { keep: { yes: '保留 24 个月', no: '不保留' } },
}

export default cn
