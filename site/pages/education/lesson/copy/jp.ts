import type { LessonPageCopy } from './en.ts'

const jp: LessonPageCopy = {
  title: '{title} · 授業 · procreate',
  back: 'すべての授業',
  print: 'ブラウザで印刷すると、この授業だけが出ます。',
  open: 'ワークシートを開いて印刷',
  more: '続けるなら',
}

export default jp
