import type { LessonPageCopy } from './en.ts'

const cn: LessonPageCopy = {
  title: '{title} · 课程 · procreate',
  back: '全部课程',
  print: '用浏览器打印这一页：只会印出这堂课。',
  open: '打开并打印练习纸',
  more: '接着上',
}

export default cn
