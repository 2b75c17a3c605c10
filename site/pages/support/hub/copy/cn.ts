import type { HubCopy } from './en.ts'

const cn: HubCopy = {
  head: {
    title: '支持 · procreate',
    description: '查手册，看主题，或者直接问霍巴特的同事：procreate、pocket、dreams 的问题都可以。',
  },
  crumb: '支持',
  hero: {
    heading: '需要帮忙吗？',
    lead: '大多数答案都在手册里。没有的，写信来，霍巴特有人读，有人回。',
  },
  search: {
    label: '你在找什么？',
    placeholder: '手势、蒙版、备份',
    button: '搜索',
  },
  topics: {
    title: '大家常查的内容',
    all: '完整的 {product} 手册',
    missing: '主题暂时加载不出来，手册里全都有。',
    handbooks: '前往手册',
  },
  ask: {
    heading: '问问我们',
    text: '告诉我们出了什么事，有能说明问题的文件就一起发来。我们用邮件答复，通常在两个工作日内。',
    button: '写信给我们',
  },
  beta: {
    title: '和我们一起测试',
    text: '抢先试用还没做完的版本，或者说说你在测试版里发现了什么。',
    apply: '申请测试',
    request: '反馈测试版问题',
  },
  more: {
    title: '其他去处',
    items: {
      helpCentre: { title: '帮助中心', text: '关于购买、设备和更新的短文。' },
      purchases: { title: '购买与退款', text: '收据、换设备、退款，分别在哪里。' },
      community: { title: '社区', text: '其他画画的人、他们的作品和回答。' },
      education: { title: '课堂点子', text: '写给老师，按年级和学科整理。' },
      talkToTheTeam: { title: '联系团队', text: '学校与合作伙伴联系我们的另一种方式。' },
      beginners: { title: '新手系列', text: '四节课，从第一笔到一整张画。' },
      schools: { title: '学校与团队', text: '批量购买、课程和可以打印的练习纸。' },
      status: { title: '运行状态', text: '现在什么正常，过去 90 天怎么样。' },
      conduct: { title: '行为准则', text: '我们在这里怎样彼此相待。' },
      requirements: { title: '系统要求', text: '哪台平板和手机能用什么，哪一款适合你。' },
    },
  },
}

export default cn
