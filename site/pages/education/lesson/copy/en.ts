import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: '{title} · Lessons · procreate',
  back: 'All lessons',
  print: 'Print this page with your browser: only the lesson comes out.',
  open: 'Open and print the sheet',
  more: 'To go on with',
}

export default en

export type LessonPageCopy = SameShape<typeof en>
