import type { AgreementCopy } from './en.ts'

const cn: AgreementCopy = {
  title: '阅读并签署 · procreate',
  opening: '测试之前',
  above: '测试申请 {reference}',
  lead: '怎样把发现告诉我们，一份协议，还有签名的地方。',
  feedback: {
    title: '怎样把发现告诉我们',
    points: [
      '一个问题写一封：这样最容易跟进。',
      '说说你做了什么，本来以为会怎样，结果怎样。能让问题重现的步骤最有用。',
      '写明设备、系统版本和测试版的版本号。',
      '附上截图或录屏更好，只留在我们这里。',
      '好的地方也算：告诉我们哪些该保留。',
    ],
    link: '测试版反馈表单',
  },
  effective: '自{date}起生效',
  sign: {
    title: '签署',
    text: '像写信落款那样签上名字。签好的内容会发一份到你的邮箱。',
    labels: { name: '你的名字', agreed: '协议' },
    agreed: '我已阅读这份协议，并会遵守。',
    submit: '签署',
    signed: '{name} 已于{date}签署。副本在你的邮箱里。',
  },
}

export default cn
