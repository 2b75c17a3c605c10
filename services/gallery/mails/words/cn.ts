import type { MailCopy } from './en.ts'

const cn: MailCopy = {
  bare: '如果按钮没有反应，请把这个地址复制到浏览器中：',
  unknownDevice: '一台没有说明类型的设备',
  footer: '由 {host} 发出，与使用此电子邮件地址的账户有关。',
  mails: {
    confirm: {
      subject: '请确认你的电子邮件地址',
      heading: '只差一步',
      paragraphs: ['有人用这个邮箱地址创建了账户。确认它属于你，账户就完成了。'],
      button: '确认这个地址',
      lead: '打开这个页面，按下其中的按钮：',
      notes: ['链接在三天内有效。', '如果你没有创建账户，不必理会这封邮件。'],
    },
    addressTaken: {
      subject: '你已经有账户了',
      heading: '你已经有账户了',
      paragraphs: [
        '有人（也许就是你）想用这个邮箱地址创建或更改账户。它已属于你的账户，所以什么都没有改变。',
        '如果是你本人，请照常登录。忘记密码时，可以在那里设一个新的。',
      ],
      button: '登录',
      lead: '在这里登录：',
      notes: ['如果不是你，什么都不用做。'],
    },
    reset: {
      subject: '设置新密码',
      heading: '设置新密码',
      paragraphs: ['有人（希望是你）为你的账户申请了新密码。'],
      button: '设置密码',
      lead: '在这里设置新密码：',
      notes: ['链接在一小时内有效，只能用一次。', '如果不是你申请的，不必理会这封邮件，密码不会改变。'],
    },
    resetDone: {
      subject: '你的密码已重新设置',
      heading: '新密码已生效',
      paragraphs: [
        '你的账户密码已通过我们邮件中的链接重新设置。进入账户的其他途径都已关闭：所有设备都已退出登录，通行密钥已移除，先前邮件里的链接也已作废。',
        '如果你用过通行密钥，请登录后重新添加。',
      ],
      button: '登录',
      lead: '在这里登录：',
      notes: ['如果不是你本人操作，说明有人能读到你的邮件：请先更改邮箱密码，再到我们这里设置新密码。'],
    },
    newSignIn: {
      subject: '有新设备登录',
      heading: '有新设备登录',
      paragraphs: ['你的账户在一台以前没有见过的设备上登录了：{device}，时间为 {time}（UTC）。'],
      button: '查看登录情况',
      lead: '查看有哪些设备登录着：',
      notes: ['如果不是你，请在那里结束该会话，并更改密码。'],
    },
    changeEmail: {
      subject: '请确认新的电子邮件地址',
      heading: '你的新地址',
      paragraphs: ['一个账户想改用这个邮箱地址。确认之后，它就会生效。'],
      button: '确认这个地址',
      lead: '打开这个页面，按下其中的按钮：',
      notes: ['链接在一天内有效。', '如果你不知道这件事，不必理会这封邮件。'],
    },
    emailChanging: {
      subject: '你的电子邮件地址即将更改',
      heading: '地址即将更改',
      paragraphs: ['有一位知道你密码的人，要求让你的账户改用另一个邮箱地址。新地址确认之后，更改就会生效。'],
      button: '更改密码',
      lead: '如果不是你，请在这里更改密码：',
      notes: ['更改密码之后，发到新地址的链接也会作废。', '如果是你本人，什么都不用做。'],
    },
    emailChanged: {
      subject: '你的电子邮件地址已更改',
      heading: '地址已更改',
      paragraphs: ['你在我们这里的账户从现在起改用另一个邮箱地址。这是发到这个地址的最后一封相关邮件。'],
      button: '联系我们',
      lead: '如果不是你，请在这里联系我们：',
      notes: ['如果是你本人，什么都不用做。'],
    },
    usernameChanged: {
      subject: '你的用户名已更改',
      heading: '用户名已更改',
      paragraphs: ['你的账户换了用户名，从现在起请用新的用户名登录。'],
      button: '查看账户',
      lead: '如果不是你，请在这里更改密码：',
      notes: ['如果是你本人，什么都不用做。'],
    },
    passkeyAdded: {
      subject: '你的账户添加了通行密钥',
      heading: '已添加通行密钥',
      paragraphs: [
        '你的账户添加了一个通行密钥：{device}，时间为 {time}（UTC）。用它不需要密码就能进入账户。',
      ],
      button: '查看通行密钥',
      lead: '在这里查看通行密钥：',
      notes: ['如果不是你，请在那里移除它，结束其他登录，并更改密码。'],
    },
    passkeyRemoved: {
      subject: '你的账户移除了通行密钥',
      heading: '已移除通行密钥',
      paragraphs: ['你的账户移除了一个通行密钥：{device}，时间为 {time}（UTC）。'],
      button: '查看通行密钥',
      lead: '在这里查看通行密钥：',
      notes: ['如果不是你，请更改密码，并查看有哪些设备登录着。'],
    },
    passwordChanged: {
      subject: '你的密码已更改',
      heading: '密码已更改',
      paragraphs: ['你的账户密码已经更改。其他设备都已退出登录，先前邮件里的链接也已作废。'],
      button: '重新设置密码',
      lead: '如果不是你，请在这里重新设置密码：',
      notes: ['如果是你本人，什么都不用做。'],
    },
    accountDeleted: {
      subject: '你的账户已删除',
      heading: '再见',
      paragraphs: [
        '按照你的要求，你的账户和属于它的一切都已删除。这是关于它的最后一封邮件。',
        '你在应用中创作的作品保存在你自己的设备上，仍然属于你。',
      ],
    },
  },
}

export default cn
