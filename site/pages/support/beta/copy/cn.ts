import type { BetaCopy } from './en.ts'

const cn: BetaCopy = {
  head: {
    title: '测试版 · procreate',
    description: '申请抢先测试 procreate、pocket 和 dreams：怎么测试、谁可以参加，申请表也在这里。',
  },
  crumbs: { support: '支持', here: '测试版' },
  hero: {
    heading: '抢先试用|还没做完的版本',
    lead: '下一版 procreate、pocket 或 dreams，会先交到一些画画的人手里。他们先画起来，趁还来得及改，告诉我们哪里不对。',
    apply: '去填申请',
    states: { drawn: '起稿', blocked: '铺色', test: '测试版', finished: '完成' },
  },
  how: {
    heading: '从这里|到测试版',
    steps: [
      { title: '你来申请', text: '大约五分钟。比起画得多好，我们更想知道你用什么画。' },
      {
        title: '有人来读',
        text: '在霍巴特，每一份都有人读。我们希望设备、语言和画法各种各样。',
      },
      {
        title: '等我们的消息',
        text: '有名额的话，我们会发邮件确认，说明怎样把发现告诉我们，还有一份保密协议要签。没有名额，我们也会写信告诉你。',
      },
      {
        title: '开始测试',
        text: '用它画你自己的东西，哪里坏了就告诉我们。它还没做完，可能丢失作品：请留好副本。',
      },
    ],
    who: {
      title: '谁可以申请',
      text: '只要有能用的设备，什么语言、什么水平都可以。不需要账户；有账户、也登录了的话，申请会记在账户名下。',
    },
    asks: {
      title: '需要你付出什么',
      text: '每月几个小时；碰上毛病时的耐心；还有，新东西在我们发布之前不往外说。',
    },
  },
  aside: {
    conduct: {
      title: '动笔之前',
      text: '测试里也要遵守行为准则：待人友善，问题说得准确，没发布的东西不外传。',
      link: '阅读行为准则',
    },
    tester: {
      title: '已经在测试了？',
      text: '测试版的提问和反馈，另有一份表单。',
      link: '反馈测试版问题',
    },
  },
  form: {
    heading: '你的申请',
    lead: '除了留言，其余都要填。如果是再次申请，我们会发邮件请你确认新填的内容。',
    loggedIn: '当前登录：{name}。这份申请会记在你的账户名下。',
    parts: { you: '你', device: '用什么画', work: '做些什么' },
    languageHelp: '设备上设置的语言。',
    choose: '请选择',
    filter: '查找设备',
    none: '没有找到这台设备，请选列表里的最后一项。',
    chosen: '已选 {n} 项',
    messageHelp: '你在画什么，或者想测试什么。',
    conductLink: '行为准则',
    termsLink: '使用条款',
    privacyLink: '隐私政策',
    submit: '申请',
  },
  sent: {
    title: '申请已送达 · procreate',
    heading: '我们很快|会联系你',
    text: '申请收到了。随后会有一封确认邮件，里面的链接可以查看申请，也可以撤回。如果你之前申请过，请用这个链接确认新填的内容。',
    reference: '申请编号',
    failed: '再次申请失败。',
    failedText: '申请本身有效，只是账户里还没有显示，请到账户里点“申请”。',
    account: '前往账户',
    support: '返回支持',
  },
}

export default cn
