import type { CalendarCopy } from './en.ts'

const cn: CalendarCopy = {
  name: 'procreate：发布与日期',
  description: '我们发布、宣布过的，还有没到的日子。',
  reveal: {
    summary: '揭开那块布',
    description: '工作室里立着一样东西，蒙着布。霍巴特时间早上九点，揭开它。',
  },
}

export default cn
