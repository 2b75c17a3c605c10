import type { LegalCopy } from './en.ts'

const cn: LegalCopy = {
  effective: '{date}起生效',
  contents: '本页内容',
  anchor: '本节链接',
  sample: '示例：网站的运营者还没有填写这些信息。括号里的文字说明这里应当填什么。',
  cookies: {
    caption: '本站的 Cookie',
    head: { name: '名称', holds: '内容', life: '保留', sent: '发送', scripts: '页面脚本' },
    holds: {
      'preferred-locale': '你选的语言',
      'dismissed-locales': '你在哪些语言的页面上隐藏了语言提示',
      'light-mode': '手册以白底显示',
      user: '你账户的编号',
      'link-…': '邮件链接或分步表单地址里的一串随机字符',
      token: '一串很长的随机字符，证明是你本人',
      'logged-in': '只表示有人登录，不含你是谁',
      device: '一串很长的随机字符，让我们知道你曾在这里登录过',
    },
    days: { other: '{n} 天' },
    sent: { Lax: '发给本站，从别处点链接进来时也发', Strict: '发给本站，只从本站自己的页面发' },
    scripts: { yes: '读得到', no: '读不到' },
  },
  marks: {
    rightLabel: '标志的正确用法',
    wrongLabel: '标志的错误用法',
    right: '这样用',
    wrong: '别这样用',
    rights: {
      paper: '纸上墨色，保持原样。',
      night: '墨色底上用浅色，倒影仍是朱红。',
      space: '四边各留出标志高度的一半。',
      name: '和名称一起用：小写，同一种墨色。',
    },
    wrongs: {
      stretched: '拉长了。标志只有一种比例。',
      recoloured: '换了颜色。颜色是标志的一部分。',
      tilted: '歪了。水面是平的。',
      cut: '切掉了。有山丘，就有倒影。',
      crowded: '太挤了。标志要留出空地。',
      busy: '底图太花。请挑画面安静的地方。',
    },
    crowd: ['特价', '上新', '搭载', '官方', '合作', '优选'],
  },
}

export default cn
