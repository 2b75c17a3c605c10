import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'What’s new in pocket 4.0',
    description:
      'pocket 4.0: a drawer with all {brushSets} sets of brushes, a brush studio on the phone, words that stay words, and the way to the tablet and back.',
  },
  crumb: 'What’s new',
  hero: {
    version: 'What’s new in pocket 4.0',
    lead: 'Four new things, free for everyone who has pocket.',
  },
  themes: {
    drawer: {
      heading: 'A drawer with |everything in it',
      text: 'Swipe up from the bar and all {brushSets} sets are there, each brush shown as one whole stroke: how it begins, and how it runs dry.',
      link: 'Brushes',
    },
    studio: {
      heading: 'Brushes built |on the bus',
      text: 'The brush studio fits the phone: a pad to draw on above, the settings below. Two curves set how a stroke responds to speed, the way a tablet’s do for pressure.',
      link: 'Brush studio',
    },
    words: {
      heading: 'A word |in the picture',
      text: 'Type, choose a typeface, place it with a finger. The words can be changed until you decide to paint on them.',
      link: 'Text',
    },
    tablet: {
      heading: 'To the tablet, |and back',
      text: 'The same file opens in procreate, with its layers, masks and palettes. The time-lapse picks up where it stopped.',
      link: 'To the tablet',
    },
  },
  all: {
    heading: 'The rest |is in the book',
    link: 'The pocket 4.0 handbook',
    back: 'Back to pocket',
  },
}

export default en

export type PocketNewsCopy = SameShape<typeof en>
