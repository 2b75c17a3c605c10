import type { MadeWithCopy } from './en.ts'

const cn: MadeWithCopy = {
  head: {
    title: '用 procreate、pocket 和 dreams 画的',
    description: '一面挂满画的墙：每张画都写着用哪款应用画的、像什么材料，还有几句是怎么画出来的。',
  },
  crumb: '作品墙',
  heading: '一根手指，|一支笔，|画出来的',
  lead: '三款应用里画出来的画，每张配几句话，说说它是怎么来的。',
  sample:
    '读者的画挂在最前面。后面是示例作品：作者是虚构的，画是我们在工作室里用代码画的。文字里说的画法，真画起来就是这样。',
  show: '给我们看看你画的',
  filter: {
    label: '筛选作品',
    app: '应用',
    medium: '看起来像',
    all: '全部',
    none: '墙上没有同时符合这两项的画。去掉其中一项试试。',
    clear: '显示全部',
  },
  count: { other: '{n} 张画' },
  mediums: { oil: '油画', watercolor: '水彩', flat: '平涂', ink: '墨线', model: '3D' },
  maker: { studio: '工作室', sample: '{name}，虚构的作者' },
  work: {
    title: '{title}，{maker} · 用 {app} 画的',
    back: '整面墙',
    facts: '关于这张画',
    maker: '作者',
    app: '应用',
    medium: '看起来像',
    size: '尺寸',
    pixels: '{width} × {height} 像素',
    beside: '墙上挨着的画',
    before: '前一张',
    after: '后一张',
    profile: '读一读 {name} 怎么画',
    sample: '示例作品：作者是虚构的，画是我们在工作室里用代码画的。',
    studio: '示例作品：画是我们在工作室里用代码画的。',
  },
}

export default cn
