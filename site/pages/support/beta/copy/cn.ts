import type { BetaCopy } from './shape.ts'

const cn: BetaCopy = {
  head: {
    title: '测试版 · procreate',
    description: '申请抢先测试 procreate、pocket 和 dreams：测试怎样进行，谁可以参加，以及申请表。',
    failed: '有误：{title}',
  },
  crumbs: { support: '支持', here: '测试版' },
  hero: {
    heading: '抢先试用|还没做完的版本',
    lead: '下一版 procreate、pocket 或 dreams，会先交到一些画画的人手里。他们用它画，在还来得及改的时候告诉我们哪里不对。',
    apply: '去填申请',
    states: { drawn: '起稿', blocked: '铺色', test: '测试版', finished: '完成' },
  },
  how: {
    heading: '从这里|到测试版',
    steps: [
      { title: '你来申请', text: '大约五分钟。比起画得多好，我们更想知道你用什么画。' },
      {
        title: '有人来读',
        text: '在霍巴特，每一份都由人来读。我们想让设备、语言和工作方式各不相同。',
      },
      {
        title: '等我们的消息',
        text: '如果有名额给你，会有一封邮件确认，附上怎样把发现告诉我们，以及一份要签署的保密协议。没有名额，我们也会写信说明。',
      },
      {
        title: '开始测试',
        text: '用它画你自己的东西，哪里坏了就告诉我们。它还没做完，可能丢失作品：请留好副本。',
      },
    ],
    who: {
      title: '谁可以申请',
      text: '只要有能用的设备，什么语言、什么水平都可以。不需要账户；如果你有账户并且已登录，申请会记在账户名下。',
    },
    asks: {
      title: '需要你付出什么',
      text: '每月几个小时，对故障的耐心，还有在我们发布之前不把新东西说出去。',
    },
  },
  aside: {
    conduct: {
      title: '动笔之前',
      text: '行为准则在测试中同样有效：待人友善，说问题说得准确，没发布的东西不外传。',
      link: '阅读行为准则',
    },
    tester: {
      title: '已经在测试了？',
      text: '关于测试版的提问和报告，有单独的表单。',
      link: '写信谈测试版',
    },
  },
  form: {
    heading: '你的申请',
    lead: '除了留言，其余都要填。再次申请时，会请你用邮件确认新的回答。',
    loggedIn: '你已登录为 {name}：这份申请会记在你的账户名下。',
    parts: { you: '你', device: '用什么画', work: '做些什么' },
    fields: {
      name: '姓名',
      email: '邮箱',
      email2: '确认邮箱',
      code_of_conduct: '行为准则',
      terms: '条款与隐私',
    },
    /** In a list of errors, where the label of the field is a question. */
    familiarityLabel: '熟悉的领域',
    languageHelp: '你的设备所设的语言。',
    choose: '请选择',
    filter: '查找设备',
    none: '没有这个名称的设备。请选列表中的最后一项。',
    chosen: '已选 {n} 项',
    messageHelp: '你在画什么，或者希望测试什么。',
    conduct: '我已阅读{conduct}，并会遵守。',
    accept: '我接受{terms}和{privacy}。',
    conductLink: '行为准则',
    termsLink: '使用条款',
    privacyLink: '隐私政策',
    submit: '申请',
  },
  sent: {
    title: '申请已送达 · procreate',
    heading: '我们很快|会联系你',
    text: '你的申请已经在我们这里。随后会有一封确认邮件，其中的链接可以查看申请，也可以撤回。如果你之前申请过，请用这个链接确认新的回答。',
    reference: '申请编号',
    failed: '重新申请失败。',
    failedText: '申请本身有效，只是账户里的测试还没有显示出来：请在账户中点“申请”。',
    account: '前往账户',
    support: '返回支持',
  },
}

export default cn
