import type { LettersCopy } from './en.ts'

const jp: LettersCopy = {
  heading: 'これまでの|お便り',
  head: {
    title: 'これまでのお便り · procreate',
    description: 'procreate からお届けしたお便りを、そのままお読みいただけます。',
    letter: '{subject} · procreate',
  },
  lead: '新しいバージョン、レッスン、アトリエの話。お届けしたお便りを、そのまま並べています。',
  none: 'お便りはまだ一通もお送りしていません。アドレスをご登録いただくと、最初の一通から届きます。',
  earlier: '以前のお便り',
  feed: 'お便りの Atom フィード',
  all: 'お便りの一覧',
  list: 'お便り',
}

export default jp
