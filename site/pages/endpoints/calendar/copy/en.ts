import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  name: 'procreate: releases and dates',
  description: 'What we released and announced, and the dates that are still to come.',
  reveal: {
    summary: 'The cloth comes off',
    description:
      'Something stands in our studio under a cloth. At nine in the morning in Hobart it comes off.',
  },
}

export default en

export type CalendarCopy = SameShape<typeof en>
