import type { DreamsNewsCopy } from './en.ts'

const cn: DreamsNewsCopy = {
  head: {
    title: 'dreams 的新功能：1.1 与 1.0',
    description:
      'dreams 1.1：手怎么动就怎么录，在翻页本上画，洋葱皮有了两种颜色，还有十九种语言。1.0 从哪里开始，也在这里。',
  },
  crumb: '新功能',
  hero: {
    version: 'dreams 1.1 的新功能',
    lead: '这个版本带来四样东西。买过 dreams，就都有。',
  },
  themes: {
    perform: {
      heading: '手动，|它就动',
      text: '手指放在角色上，时间在走，拖着它走，再抬手。动作就录下来了，一帧一个关键帧。不满意再来，最近八遍都留着。',
      link: '表演',
    },
    flipbook: {
      heading: '一本纸，|一个角',
      text: '时间线退到一边，一页纸占满屏幕。画一页，翻过角，再画一页。按住角不放，一页页就跑起来。',
      link: '翻页本',
    },
    skins: {
      heading: '前面红，|后面绿',
      text: '洋葱皮有了两种颜色，前后各几张，分开来定。钉住一张，它就一直透着，直到你放开。',
      link: '洋葱皮',
    },
    languages: {
      heading: '一帧，|十九种说法',
      text: 'dreams 会说十九种语言。词典和画桌说得不一样的时候，我们听画桌的。',
      link: '《一帧，十九种说法》',
    },
  },
  first: {
    version: '版本 1.0',
    heading: '那条线|学会走路',
    text: '画面、视频、声音在同一条时间线上。关键帧和它们之间的曲线，镜头，循环，还有 procreate 的画笔。1.0 的手册还在架上。',
    pages: {
      contents: '1.0 的手册',
      timeline: '时间线',
      easing: '缓动',
      camera: '镜头',
    },
    label: '1.0 手册里的几页',
  },
  all: { heading: '其余的，|都在手册里', link: 'dreams 1.1 的手册', back: '回到 dreams' },
}

export default cn
