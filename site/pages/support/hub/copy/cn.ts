import type { HubCopy } from './shape.ts'

const cn: HubCopy = {
  head: {
    title: '支持 · procreate',
    description: '搜索手册，按主题查阅，或者就 procreate、pocket 和 dreams 向霍巴特的同事提问。',
  },
  crumb: '支持',
  hero: {
    heading: '需要帮忙吗？',
    lead: '大多数答案都在手册里。其余的，霍巴特有人读信，也有人回信。',
  },
  search: {
    label: '你在找什么？',
    placeholder: '手势、蒙版、备份',
    button: '搜索 {product}',
    both: '请选择要搜索哪个应用的手册。',
  },
  topics: {
    title: '大家常查的内容',
    all: '完整的 {product} 手册',
    missing: '暂时无法取得主题，手册里全都有。',
    handbooks: '前往手册',
  },
  ask: {
    heading: '问问我们',
    text: '告诉我们发生了什么，并附上能说明问题的文件。答复会通过邮件发给你，通常在两个工作日内。',
    button: '写信给我们',
  },
  beta: {
    title: '和我们一起测试',
    text: '抢先试用还没做完的版本，或者告诉我们你在测试版里发现了什么。',
    apply: '申请测试',
    request: '反馈测试版问题',
  },
  more: {
    title: '其他去处',
    items: {
      helpCentre: { title: '帮助中心', text: '关于购买、设备和更新的短文。' },
      community: { title: '社区', text: '其他画画的人、他们的作品和回答。' },
      education: { title: '课堂点子', text: '写给老师，按年龄和学科整理。' },
      talkToTheTeam: { title: '联系团队', text: '学校与合作伙伴联系我们的另一种方式。' },
      beginners: { title: '新手系列', text: '四节课，从第一笔到一整张画。' },
      conduct: { title: '行为准则', text: '我们在这里怎样对待彼此。' },
    },
  },
}

export default cn
