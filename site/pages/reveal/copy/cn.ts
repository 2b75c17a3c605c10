import type { RevealCopy } from './en.ts'

const cn: RevealCopy = {
  head: {
    title: '一束光，一个日子 · procreate',
    description: '我们屋里有样东西，蒙着布。2027 年 3 月 20 日，霍巴特早上九点，揭布。',
  },
  crumbs: { here: '揭幕' },
  hero: {
    heading: '一束光，|一个日子',
    hour: '霍巴特时间 {time}',
  },
  countdown: { label: '离揭布还有', days: '天', hours: '小时', minutes: '分' },
  out: {
    heading: '布已经|揭开了',
    text: '日子到了。布底下的东西，来历写在“见闻”里。',
    more: '去“见闻”读一读',
    description: '2027 年 3 月 20 日，霍巴特早上九点，布已经揭开。',
    said: {
      heading: '不再|蒙着布',
      text: '之前蒙着布，是因为还没做完。后来做完了，到了写在这里的那一天、那一刻，我们就把布揭了。',
      promise: '不用登记，尽管看。',
    },
    clocks: '那一刻，别处墙上的钟',
    sky: '天空还在。这片天空也是画的：海湾上的南极光，一段八秒，从头再来，想看多久都行。',
  },
  wait: {
    said: {
      heading: '我们|什么也不透露',
      text: '屋里有个画架，架上有样东西。蒙着布，是因为还没做完。没做完的东西，最好先别碰。',
      promise: '到了那天，就在这一页给你看。没有人能提前看，想看也不用先登记。',
    },
    clocks: {
      title: '同一刻，别处墙上的钟',
      losAngeles: '洛杉矶',
      saoPaulo: '圣保罗',
      london: '伦敦',
      shanghai: '上海',
      tokyo: '东京',
      hobart: '霍巴特',
    },
    sky: {
      heading: '窗户|没有蒙上',
      text: '在那之前，还有天空。这片天空也是画的：海湾上的南极光，一段八秒，从头再来，想看多久都行。',
      read: '读“见闻”',
      feed: '用阅读器订阅',
    },
  },
}

export default cn
