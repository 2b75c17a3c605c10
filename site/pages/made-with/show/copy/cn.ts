import type { ShowCopy } from './en.ts'

const cn: ShowCopy = {
  title: '展示你画的画 · procreate',
  heading: '把你画的|给大家看',
  lead: '一张画，用我们的某款应用亲手画的。每一张都有人看，看过的才会展示。',
  back: '作品墙',
  picture: 'JPEG、PNG、WebP 或 AVIF，不超过 {size}。拍摄或绘制的时间、地点和设备，都会从文件里去掉。',
  drop: '也可以把图片拖到这里，或者粘贴。',
  alt: '用一两句话说给看不见画的人听。其他语言由我们来译。',
  words: '愿意的话，写一两句放在画旁边。',
  name: '画旁边显示的名字，不一定要用真名。',
  link: '你的个人页面，想让人找到就填上。',
  choose: '请选择',
  submit: '提交这张画',
  privacyLink: '隐私政策',
  kept: {
    heading: '这张画会怎样',
    lines: [
      '有人会看。成不成，都会用邮件告诉你。',
      '画始终归你。没有人用它训练任何东西。',
      '你随时可以用邮件里的链接收回，画会立即从墙上取下。',
      '没有采用的会删除：图片立即删除，文字六个月后删除。',
    ],
  },
  done: {
    heading: '已收到|你的画',
    reference: '编号 {reference}',
    text: '带着这个编号的邮件正在路上。信里的链接可以查看你提交的内容，想收回也在那里。',
  },
}

export default cn
