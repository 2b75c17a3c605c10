import type { CalendarCopy } from './en.ts'

const jp: CalendarCopy = {
  name: 'procreate：リリースと予定',
  description: 'リリースとお知らせ、そしてこれからの予定です。',
  reveal: {
    summary: '布が取れる日',
    description: 'スタジオに、布のかかったものが立っています。ホバートの朝九時、その布が取れます。',
  },
}

export default jp
