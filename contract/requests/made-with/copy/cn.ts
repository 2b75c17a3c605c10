import type { MadeWithRequestCopy } from './en.ts'

const cn: MadeWithRequestCopy = {
  fields: {
    uploads: '图片',
    title: '标题',
    alt: '画的是什么',
    words: '怎么画出来的',
    app: '所用应用',
    medium: '看起来像',
    name: '要显示的名字',
    link: '链接',
    email: '邮箱',
    age: '年龄',
    licence: '可以展示在哪里',
    rights: '权利',
    consent: '同意',
  },
  questions: {
    rights: '这是我画的，别人对它没有权利，你们可以展示它。',
    consent: '你们可以按{privacy}所说，保存并展示我在这里提交的内容。我随时可以收回。',
  },
  options: {
    app: { procreate: 'procreate', pocket: 'pocket', dreams: 'dreams' },
    medium: { oil: '油画', watercolor: '水彩', flat: '平涂', ink: '墨线', model: '3D' },
    age: { '16': '我已满 16 岁', guardian: '我未满 16 岁，家长或监护人同意' },
    licence: {
      wall: '只在这个网站的作品墙上',
      everywhere: '在这个网站、订阅邮件和我们的其他渠道，都署我的名字',
    },
  },
}

export default cn
