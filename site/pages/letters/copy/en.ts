import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  heading: 'Letters |we sent',
  head: {
    title: 'Letters · procreate',
    description: 'Every letter of the procreate newsletter, as its readers got it.',
    letter: '{subject} · procreate',
  },
  lead: 'Every letter, as its readers got it: new versions, lessons, stories from a studio.',
  none: 'No letter has gone out yet. Leave your address, and you’ll get the first one.',
  earlier: 'Earlier letters',
  feed: 'Letters as an Atom feed',
  all: 'All letters',
  list: 'Letters',
}

export default en

export type LettersCopy = SameShape<typeof en>
