import type { OverviewCopy } from './en.ts'

const cn: OverviewCopy = {
  head: {
    title: 'procreate：一块平板，一间画室',
    description:
      '在平板上画画：{brushSets} 组、{brushes} 多支画笔，支持的设备上每秒 120 帧。一次买断，没有订阅，也没有生成式 AI。',
  },
  crumb: '总览',
  hero: {
    heading: '什么都有，|就差一股|松节油味',
    lead: 'procreate 把平板变成一间画室。纸、笔、光，里面都有。剩下的，你带来。',
  },
  layers: {
    heading: '玻璃上面有什么',
    items: {
      canvas: { title: '一幅画', text: '整块屏幕都留给它，别的都靠边站。四指一点，全都退下。' },
      dock: { title: '四样工具', text: '绘画、涂抹、橡皮擦、图层，还有你手上的那个颜色。' },
      brushes: { title: '画笔', text: '十八组，每支画笔都用自己的一笔来介绍自己。' },
      panels: { title: '图层与颜色', text: '天空叠着海，海叠着底色。还有一个用颜料点成的色轮。' },
    },
  },
  feel: {
    heading: '笔一斜，线就淡了；|一按，线就宽了。|画上十分钟，|你会忘了|隔着一块玻璃。',
    figures: [
      { figure: '120', text: '帧每秒，在支持的设备上' },
      { figure: '{brushes}+', text: '支画笔，分成 {brushSets} 组，支支都能改' },
      { figure: '0', text: '份订阅，也没有一个像素出自生成式 AI' },
    ],
  },
  brushes: {
    heading: '先拿起|一支笔',
    lead: '炭笔蹭着纸纹走，水彩慢慢沉进纸里。还有笔尖、海绵、桉树叶。',
    more: '看看每支笔画出的样子',
  },
  colour: {
    heading: '颜色，|按碗来装',
    lead: '转一转色轮，配一组和谐的颜色，喜欢的就存进色板。再把颜色圆点拖到形状上，松手就填满了。',
    more: '到颜色里看看',
  },
  video: {
    heading: '你画着，|它记着',
    lead: '每一笔都会录下来。画了一整个星期，可以从头放一遍，也可以剪成三十秒，最高 4K。影片里没有面板，也没有手。',
    start: '底色',
    end: '30 秒之后',
    more: '看一幅画怎么画成',
  },
  space: {
    heading: '绕着画|走一圈',
    lead: '打开一个模型，用你熟悉的画笔在上面画。再从十多种环境里挑一种，在四周摆上灯，最多四盏。',
    more: '来转转模型',
  },
  superpowers: {
    heading: '两根手指，|退回一步',
    lead: '两指点一下是撤销，三指点一下是重做。画歪的线停住不放，就直了。眼睛一直留在画上。',
    more: '学学这些手势',
  },
  accessibility: {
    heading: '给不一样的眼睛|和不一样的手',
    lead: '让应用把画布讲给你听；喊一声名字，画笔就来；所有手势一根手指就够；也可以只留五个大按钮。',
    more: '一幅画，四种说法',
  },
  compare: {
    heading: '哪一款|是你的',
    caption: '三款应用对照',
    feature: '项目',
    rows: [
      { name: '用来', procreate: '画画、涂色', pocket: '一只手画画', dreams: '一帧一帧做动画' },
      { name: '设备', procreate: 'iPad', pocket: 'iPhone', dreams: 'iPad，iPadOS 16 起' },
      {
        name: '画笔与轨道',
        procreate: '{brushSets} 组，{brushes} 多支画笔',
        pocket: '同样的画笔',
        dreams: '内容轨道 50、100 或 200 条，视设备而定',
      },
      {
        name: '影片',
        procreate: '延时录像：完整或 30 秒，最高 4K',
        pocket: '延时录像',
        dreams: '视频轨道 1、2 或 4 条，视设备而定，最高 4K；支持的设备可用 ProRes',
      },
      {
        name: '3D 绘画',
        procreate: '最多 4 盏灯，十多种环境',
        pocket: '平板上才有',
        dreams: '没有',
      },
    ],
    same: [
      { name: '订阅', value: '三款都没有' },
      { name: '生成式 AI', value: '三款都没有' },
      { name: '收集你的数据', value: '三款都不收集' },
    ],
    region: '购买之前，商店会显示你所在地区的价格。',
    more: '三个问题，一个答案',
  },
  own: {
    heading: '买一次，|就归你了',
    stands: [
      { title: '没有订阅', text: '一个价钱，在 App Store 付一次。' },
      { title: '没有生成式 AI', text: '没有什么会替你画。' },
      { title: '作品归你', text: '你画的都是你的，我们不主张任何权利，别人也无权主张。' },
      { title: '不收集数据', text: '应用不打听你的事，也不往外传任何东西。' },
    ],
    ai: '为什么没有生成式 AI',
    privacy: '应用的隐私政策',
  },
}

export default cn
