import type { MailCopy } from './en.ts'

const cn: MailCopy = {
  bare: '如果按钮没有反应，请把这个网址复制到浏览器里：',
  unknownDevice: '一台未知设备',
  footer: '由 {host} 发出，与使用这个邮箱的账户有关。',
  kept: {
    licence: '{reference} 的许可和对应的申请，用来证明当时的约定：保留到{date}。',
    agreement: '你为 {reference} 签署的协议，以及你的姓名和邮箱：保留到{date}。',
    unsubscribed: '一个由邮箱打乱而成的标记，免得误发订阅邮件：保留到{date}。',
    'security-log': '安全日志里一个由账户打乱而成的标记：保留到{date}。',
    others:
      '你的邮箱一直没有确认。没有登录时用这个邮箱发来的表单，可能是别人填的，所以会保留到各自期满。',
  },
  mails: {
    confirm: {
      subject: '请确认你的邮箱',
      heading: '只差一步',
      paragraphs: ['有人用这个邮箱注册了账户。确认邮箱是你的，账户就可以用了。'],
      button: '确认邮箱',
      lead: '打开这个页面，按一下里面的按钮：',
      notes: ['链接在三天内有效。', '如果你没有注册过，不用理会这封邮件。'],
    },
    addressTaken: {
      subject: '你已经有账户了',
      heading: '你已经有账户了',
      paragraphs: [
        '有人（也许就是你）想用这个邮箱注册账户，或者把账户改到这个邮箱。它已经是你账户的邮箱，所以什么都没有变。',
        '如果是你本人，照常登录就好。忘了密码，可以在那里重设。',
      ],
      button: '登录',
      lead: '在这里登录：',
      notes: ['如果不是你，什么都不用做。'],
    },
    reset: {
      subject: '设置新密码',
      heading: '设置新密码',
      paragraphs: ['有人（应该是你）要为你的账户设置新密码。'],
      button: '设置密码',
      lead: '在这里设置新密码：',
      notes: ['链接在一小时内有效，只能用一次。', '如果不是你，不用理会这封邮件，密码不会变。'],
    },
    resetDone: {
      subject: '你的密码已重新设置',
      heading: '新密码已生效',
      paragraphs: [
        '你的账户密码已经通过我们邮件里的链接重新设置。别的登录方式都已关闭：所有设备退出登录，通行密钥移除，以前邮件里的链接作废。',
        '如果你用过通行密钥，请登录后重新添加。',
      ],
      button: '登录',
      lead: '在这里登录：',
      notes: ['如果不是你本人，说明有人能看到你的邮件：请先更改邮箱的密码，再到我们这里设置新密码。'],
    },
    newSignIn: {
      subject: '有新设备登录',
      heading: '有新设备登录',
      paragraphs: ['你的账户在一台新设备上登录了：{device}，时间：{time}（UTC）。'],
      button: '查看登录状态',
      lead: '查看有哪些设备登录着：',
      notes: ['如果不是你，请在那里退出那台设备，并更改密码。'],
    },
    changeEmail: {
      subject: '请确认新邮箱',
      heading: '你的新邮箱',
      paragraphs: ['有一个账户要改用这个邮箱。确认之后就会生效。'],
      button: '确认邮箱',
      lead: '打开这个页面，按一下里面的按钮：',
      notes: ['链接在一天内有效。', '如果你不知道这件事，不用理会这封邮件。'],
    },
    emailChanging: {
      subject: '你的邮箱即将更改',
      heading: '邮箱即将更改',
      paragraphs: ['有人用你的密码，要把账户改到另一个邮箱。新邮箱确认之后就会生效。'],
      button: '更改密码',
      lead: '如果不是你，请在这里更改密码：',
      notes: ['更改密码以后，发到新邮箱的链接也会作废。', '如果是你本人，什么都不用做。'],
    },
    emailChanged: {
      subject: '你的邮箱已更改',
      heading: '邮箱已更改',
      paragraphs: ['从现在起，你的账户改用另一个邮箱。关于这个账户，这是发到旧邮箱的最后一封邮件。'],
      button: '联系我们',
      lead: '如果不是你，请在这里联系我们：',
      notes: ['如果是你本人，什么都不用做。'],
    },
    usernameChanged: {
      subject: '你的用户名已更改',
      heading: '用户名已更改',
      paragraphs: ['你的账户换了用户名，从现在起用新的用户名登录。'],
      button: '查看账户',
      lead: '如果不是你，请在这里更改密码：',
      notes: ['如果是你本人，什么都不用做。'],
    },
    passkeyAdded: {
      subject: '你的账户添加了通行密钥',
      heading: '已添加通行密钥',
      paragraphs: [
        '你的账户添加了一个通行密钥：{device}，时间：{time}（UTC）。有了通行密钥，不用密码就能登录。',
      ],
      button: '查看通行密钥',
      lead: '在这里查看通行密钥：',
      notes: ['如果不是你，请在那里移除，退出其他所有登录，并更改密码。'],
    },
    passkeyRemoved: {
      subject: '你的账户移除了通行密钥',
      heading: '已移除通行密钥',
      paragraphs: ['你的账户移除了一个通行密钥：{device}，时间：{time}（UTC）。'],
      button: '查看通行密钥',
      lead: '在这里查看通行密钥：',
      notes: ['如果不是你，请更改密码，并查看有哪些设备登录着。'],
    },
    passwordChanged: {
      subject: '你的密码已更改',
      heading: '密码已更改',
      paragraphs: ['你的账户密码已经更改。其他设备都已退出登录，以前邮件里的链接也已作废。'],
      button: '重新设置密码',
      lead: '如果不是你，请在这里重新设置密码：',
      notes: ['如果是你本人，什么都不用做。'],
    },
    accountDeleted: {
      subject: '你的账户已删除',
      heading: '再见',
      paragraphs: [
        '按照你的要求，账户已经删除，用表单发来的内容也一起删除了。关于这个账户，这是最后一封邮件。',
        '只有下面这些还会保留，期满就删除：',
        '{kept}',
        '{others}',
        '你在应用里画的都在你自己的设备上，仍然是你的。',
      ],
    },
    accountDeleting: {
      subject: '你的账户正在删除',
      heading: '还剩一步',
      paragraphs: [
        '按照你的要求，账户已经删除，登录状态和通行密钥也一起删除了。',
        '用表单发来的内容这次没能删除，因为有一部分服务暂时没有回应。我们会一直重试，直到删完，再发邮件告诉你。',
        '你在应用里画的都在你自己的设备上，仍然是你的。',
      ],
    },
  },
}

export default cn
