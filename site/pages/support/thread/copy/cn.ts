import type { ThreadCopy } from './shape.ts'

const cn: ThreadCopy = {
  reference: '编号 {reference}，提交于{date}',
  state: '进展',
  sent: '你提交的内容',
  files: '文件',
  events: '经过',
  byUs: '我们',
  byYou: '你',
  bySystem: '网站',
  withdrawn: { title: '已撤回', text: '你已经撤回，之后不会再处理。' },
  reply: {
    title: '补充内容',
    text: '会和上面的内容一起送到同一批同事手里。',
    label: '你想说的话',
    submit: '发送',
    done: '已送达，我们收到了。',
  },
  change: {
    title: '新的回答',
    states: {
      unconfirmed: {
        title: '尚未确认',
        text: '这份表单用的是你的邮箱，而我们已经有你之前提交的内容。在你确认之前，原来的内容保持不变。',
      },
      confirmed: {
        title: '已确认',
        text: '这些回答已经取代你之前提交的内容。这个链接的任务完成了。',
      },
      replaced: { title: '已合并', text: '你的邮箱曾有不止一份登记，以最新的一份为准。' },
      updated: { title: '新的回答已确认，以此为准', text: '' },
    },
    text: '如果是你提交的，请确认。如果不是，不必理会：提交七天后它会被删除，什么都不会改变。',
    closed: {
      title: '已经不能确认',
      text: '它要更改的内容已有结果，或者已经撤回。想再次申请，请重新提交表单。',
    },
    submit: '确认',
    now: '查看现在有效的内容',
    done: '已确认。从现在起，以新的回答为准。',
  },
  sentAlready: '已经不能撤回：它已有结果，或者之前已撤回。',
  lost: {
    head: '找不到请求',
    title: '这个链接打不开内容',
    text: '也许链接在途中被截断了，也许内容已经删除。请从我们发给你的邮件里再打开一次。如果还是不行，请写信到 {support}，并附上邮件主题里的编号。',
    again: '重新提问',
  },
  over: {
    head: '链接已失效',
    title: '这个链接已失效',
    text: '提交的内容没有在七天内确认，或者已经没有可以更改的内容。它已被删除，什么都没有改变。如果是你提交的，请再提交一次表单。',
    again: '重新提交表单',
  },
  left: {
    head: '完成',
    title: '你已离开名单',
    text: '你的登记已经删除，我们不会再写信。',
    home: '返回首页',
  },
  later: {
    head: '暂时打不开',
    title: '你的请求暂时打不开',
    text: '内容都在。请过几分钟再刷新这个页面。',
  },
  betaRequest: { title: '你的测试版请求' },
  support: {
    title: '你的支持请求',
    fields: { product: '关于', name: '姓名', email: '邮箱', question: '问题' },
    products: {
      procreate: 'procreate',
      pocket: 'pocket',
      dreams: 'dreams',
      account: '我的账户',
      other: '其他',
    },
    states: {
      received: {
        title: '已收到',
        text: '霍巴特的同事会亲自阅读，通常在两个工作日内。答复会通过邮件发给你，也会留在这里。',
      },
      answered: { title: '已答复', text: '我们的答复在下面。如果没有解决问题，请在这里告诉我们。' },
      closed: { title: '已关闭', text: '我们认为问题已经解决。在下面留言就会重新打开。' },
    },
  },
  mediaList: {
    title: '你在媒体名单上的登记',
    fields: { name: '姓名', email: '邮箱', organisation: '机构', format: '发布形式', marketing: '推广邮件' },
    formats: { online: '网络', print: '纸媒', radio: '电台', podcast: '播客', tv: '电视', other: '其他' },
    yes: '接收',
    no: '不接收',
    states: {
      received: { title: '在名单上', text: '有值得报道的消息时，我们会写信给你。' },
    },
    leave: {
      title: '离开名单',
      text: '你的登记会立即删除，我们不再写信。以后可以在媒体页面重新加入。',
      submit: '离开名单',
    },
  },
}

export default cn
