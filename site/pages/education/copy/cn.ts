import type { EducationCopy } from './en.ts'

const cn: EducationCopy = {
  head: {
    title: '学校与团队 · procreate',
    description:
      '学校怎样为多台设备购买 procreate、pocket 和 dreams；按年龄和科目挑选的课程；可以打印的练习纸；以及能问的人。',
  },
  crumb: '学校与团队',
  hero: {
    heading: '一屋子|画画的人',
    lead: '怎样把应用装到学校的设备上；一堂堂课，需要的东西不过一只柠檬；还有周一就能打印的练习纸。',
    label: '本页内容',
    jumps: { buying: '批量购买', lessons: '课程', sheets: '练习纸', ask: '问我们' },
  },
  buying: {
    heading: '批量购买',
    lead: '学校通过设备制造商的“Apple 校园教务管理”购买，公司通过“Apple 商务管理”。那是他们的服务，不是我们的：应用不由我们出售，装在谁的设备上，我们也看不到。',
    steps: [
      '学校注册这项服务，并指定谁可以购买。制造商会核实学校身份，可能需要几天。',
      '在“App 与图书”里找到应用，填写需要的份数，用银行卡或学校在那里的余额付款。',
      '用设备管理工具把副本分给设备或人。孩子的设备上不需要商店账户。',
      '有人离开时，把副本收回，交给下一位。它一直属于学校。',
    ],
    ours: {
      title: '我们的部分',
      items: [
        '应用本身：买一次，没有订阅，不用登录，没有广告。',
        '没有网络也能用：除了购买和更新，什么都不耽误。',
        '不收集画画的人的任何信息：应用隐私政策里写得很完整。',
        '这些课程和练习纸。给全班复印多少次都行。',
      ],
    },
    theirs: {
      title: '他们的部分',
      items: [
        '你所在国家或地区的价格，以及学校有没有折扣：付款之前都能看到。',
        '付款、发票、税号和退款。',
        '学生的账户，以及管理设备的工具。',
        '这项服务在哪些国家或地区提供。',
      ],
    },
    receipts: '收据与退款',
    privacy: '应用隐私政策',
    requirements: '哪台设备能用什么',
  },
  lessons: {
    heading: '拿来|就能上的课',
    lead: '不长，都能上。每一堂都写着：学完会什么，需要什么，怎么上。',
    filter: '找一堂课',
    age: '年龄',
    subject: '科目',
    app: '应用',
    any: '不限',
    ages: { '5-8': '5 至 8 岁', '9-12': '9 至 12 岁', '13-16': '13 至 16 岁', '17': '17 岁以上' },
    subjects: {
      art: '美术',
      science: '科学',
      maths: '数学',
      language: '语文',
      history: '历史',
      media: '媒体与影像',
    },
    show: '显示课程',
    all: '全部课程',
    found: { other: '{n} 堂课' },
    none: '没有完全符合的课。放开三项里的一项，或者告诉我们你想要什么。',
    missing: '课程暂时加载不出来，过一分钟再试试。',
    minutes: '{n} 分钟',
    need: '需要',
    steps: '怎么上',
    sheet: '练习纸：{title}',
    alone: '单独打开，可以打印',
  },
  sheets: {
    heading: '可以打印的|练习纸',
    lead: '按 A4 和 Letter 纸设计。黑色墨水就够，复印机也行。',
    open: '打开并打印',
  },
  ask: {
    heading: '问问我们',
    lead: '这里没写到的都可以问：缺的一堂课、一百台平板、老师的问题。霍巴特的同事会回信，通常在两个工作日内。',
    termsLink: '条款',
    privacyLink: '隐私政策',
    choose: '请选择',
    submit: '发送问题',
    done: '你的问题收到了。',
    doneText: '一封邮件正寄给你，里面有编号 {reference} 和一个链接，可以查看或补充。',
  },
}

export default cn
