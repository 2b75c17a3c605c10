import type { ThreadCopy } from './en.ts'

const cn: ThreadCopy = {
  reference: '编号 {reference}，提交于{date}',
  state: '进展',
  sent: '你提交的内容',
  files: '文件',
  events: '经过',
  byUs: '我们',
  byYou: '你',
  bySystem: '网站',
  withdrawn: { title: '已撤回', text: '你已经撤回，我们不会再处理。' },
  reply: {
    title: '补充内容',
    text: '会连同上面的内容，交到同一批同事手里。',
    label: '你想说的话',
    submit: '发送',
    done: '已发送，我们收到了。',
  },
  change: {
    title: '新填的内容',
    states: {
      unconfirmed: {
        title: '尚未确认',
        text: '这份表单填的是你的邮箱，而你之前已经提交过一份。在你确认之前，原来的内容不变。',
      },
      confirmed: {
        title: '已确认',
        text: '已经换成新填的内容。这个链接不会再用到了。',
      },
      replaced: { title: '已合并', text: '这个邮箱登记了不止一份，以最新的一份为准。' },
      updated: { title: '新填的内容已确认，以此为准', text: '' },
    },
    text: '如果是你提交的，请确认。如果不是，不用理会：七天后会自动删除，什么都不会变。',
    closed: {
      title: '已经不能确认',
      text: '要改的那一份已有结果，或者已经撤回。想再次申请，请重新提交表单。',
    },
    submit: '确认',
    now: '查看现在的内容',
    done: '已确认。从现在起，以新填的内容为准。',
  },
  sentAlready: '已经不能撤回：已有结果，或者之前已经撤回。',
  lost: {
    head: '找不到内容',
    title: '这个链接打不开',
    text: '可能是链接不完整，也可能是内容已经删除。请从我们发给你的邮件里再打开一次。还是不行的话，请写信到 {support}，并附上邮件主题里的编号。',
    again: '重新提问',
  },
  over: {
    head: '链接已失效',
    title: '这个链接已失效',
    text: '提交的内容七天内没有确认，或者要改的那一份已经不在了。内容已经删除，什么都没有变。如果是你提交的，请再提交一次。',
    again: '重新提交表单',
  },
  left: {
    head: '完成',
    title: '你已离开名单',
    text: '你的登记已经删除，我们不会再写信。',
    home: '返回首页',
  },
  erased: {
    head: '已完成',
    title: '已经删除',
    text: '我们这里没有留下任何内容，包括其中的文件。',
    home: '回到提交的地方',
  },
  later: {
    head: '暂时打不开',
    title: '内容暂时打不开',
    text: '内容都还在。请过几分钟再刷新这一页。',
  },
  education: { title: '你关于学校的问题' },
  betaRequest: { title: '你的测试版反馈' },
  support: {
    title: '你的咨询',
    states: {
      received: {
        title: '已收到',
        text: '霍巴特的同事会亲自读，通常在两个工作日内。我们用邮件答复，也会留在这里。',
      },
      answered: { title: '已答复', text: '我们的答复在下面。要是问题还没解决，就在这里告诉我们。' },
      closed: { title: '已关闭', text: '我们以为问题已经解决。在下面留言，就会重新打开。' },
    },
  },
  positionApplication: {
    title: '你的应聘',
    states: {
      received: {
        title: '已收到',
        text: '招聘组的同事会亲自读，两周之内答复你。我们用邮件答复，也会留在这里。',
      },
      answered: { title: '已答复', text: '我们的消息在下面，你可以在这里回复。' },
      closed: {
        title: '已有结果',
        text: '我们的决定在下面。最后一次联系之后六个月，这里的一切都会删除；如果你同意保留更久，则是 24 个月。',
      },
    },
    erase: {
      title: '删除应聘材料',
      text: '这一页的全部内容，包括你的简历，会立即删除，无法恢复。职位还在招的话，可以再次应聘。',
      submit: '删除应聘材料',
    },
  },
  madeWith: {
    title: '你给作品墙的画',
    states: {
      received: { title: '已收到', text: '会有同事来看，不管结果如何都会答复你。在那之前，别人看不到它。' },
      accepted: { title: '挂在墙上', text: '所有人都能看到它，旁边写着你的名字。' },
      declined: { title: '没有挂上墙', text: '原因写在下面。图片已经删除。' },
    },
    takeBack: {
      title: '收回这张画',
      text: '如果已经挂在墙上，会立即取下；这一页的全部内容都会删除，无法恢复。',
      submit: '收回',
    },
  },
  mediaList: {
    title: '你的媒体名单登记',
    states: {
      received: { title: '在名单上', text: '有值得报道的消息时，我们会写信给你。' },
    },
    leave: {
      title: '离开名单',
      text: '你的登记会立即删除，我们不再写信。以后想加入，去媒体页面就行。',
      submit: '离开名单',
    },
  },
}

export default cn
