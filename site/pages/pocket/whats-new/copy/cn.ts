import type { PocketNewsCopy } from './en.ts'

const cn: PocketNewsCopy = {
  head: {
    title: 'pocket 4.0 的新功能',
    description:
      'pocket 4.0：装下全部 {brushSets} 组画笔的抽屉，手机上的画笔工作室，随时能改的文字，还有到平板再回来的路。',
  },
  crumb: '新功能',
  hero: {
    version: 'pocket 4.0 的新功能',
    lead: '这个版本带来四样东西。买过 pocket，就都有。',
  },
  themes: {
    drawer: {
      heading: '一个抽屉，|全都装下',
      text: '从底栏往上一滑，{brushSets} 组画笔都在。每支都画了完整的一笔：怎么起笔，怎么画到枯。',
      link: '画笔',
    },
    studio: {
      heading: '在公交上|做画笔',
      text: '画笔工作室放进了手机：上面是试画板，下面是设置。平板上调的是压力，这里用两条曲线，调笔画怎么随快慢变化。',
      link: '画笔工作室',
    },
    words: {
      heading: '画里|添一个词',
      text: '打字，选字体，用手指摆好。只要还没往字上画，随时都能改。',
      link: '文字',
    },
    tablet: {
      heading: '去平板，|再回来',
      text: '同一个文件，在 procreate 里照样打开，图层、蒙版、色板都在。延时录像从停下的地方接着录。',
      link: '到平板上',
    },
  },
  all: { heading: '其余的，|都在手册里', link: 'pocket 4.0 的手册', back: '回到 pocket' },
}

export default cn
