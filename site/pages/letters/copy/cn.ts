import type { LettersCopy } from './en.ts'

const cn: LettersCopy = {
  heading: '寄出的信',
  head: {
    title: '寄出的信 · procreate',
    description: 'procreate 寄出的每一封信，和读者收到的一样。',
    letter: '{subject} · procreate',
  },
  lead: '每一封信都在这里，和读者收到的一样：新版本、课程、画室的故事。',
  none: '还没有寄出第一封信。留下邮箱，就会收到它。',
  earlier: '更早的信',
  feed: '信件的 Atom 订阅源',
  all: '所有的信',
  list: '信件',
}

export default cn
