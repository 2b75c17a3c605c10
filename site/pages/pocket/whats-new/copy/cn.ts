import type { PocketNewsCopy } from './shape.ts'

const cn: PocketNewsCopy = {
  head: {
    title: 'pocket 4.0 的新功能',
    description:
      'pocket 4.0：装得下全部 18 组画笔的抽屉，手机上的画笔工作室，还是字的字，以及去平板、再回来的路。',
  },
  crumb: '新功能',
  hero: {
    version: 'pocket 4.0 的新功能',
    lead: '这个版本带来四样东西。有 pocket 的人，都有。',
  },
  themes: {
    drawer: {
      heading: '一个抽屉，|全都装下',
      text: '从底栏往上一滑，18 组画笔都在。每支都画出完整的一笔：怎么起笔，怎么画到枯。',
      link: '画笔',
    },
    studio: {
      heading: '在公交上|做画笔',
      text: '画笔工作室放进了手机：上面是试画板，下面是设置。平板上管压力的地方，这里有两条曲线，管笔画怎样回应快慢。',
      link: '画笔工作室',
    },
    words: {
      heading: '画里|添一个词',
      text: '打字，选字体，用手指摆好。在你决定往字上画之前，随时都能改。',
      link: '文字',
    },
    tablet: {
      heading: '去平板，|再回来',
      text: '同一个文件在 procreate 里打开，图层、蒙版、色板都在。延时录像从停下的地方接着录。',
      link: '到平板上',
    },
  },
  all: { heading: '其余的，|都在手册里', link: 'pocket 4.0 的手册', pocket: '回到 pocket' },
}

export default cn
