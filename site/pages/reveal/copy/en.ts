import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'One light, one date · procreate',
    description:
      'Something stands in our studio under a cloth. The cloth comes off on March 20, 2027, at nine in the morning in Hobart.',
  },
  crumbs: { here: 'Reveal' },
  hero: {
    heading: 'One light, |one date',
    hour: 'at {time} in Hobart',
  },
  countdown: { label: 'Until the cloth comes off', days: 'days', hours: 'hours', minutes: 'minutes' },
  out: {
    heading: 'The cloth |is off',
    text: 'The day has come. What stood under the cloth has a story of its own in insight.',
    more: 'Read it in insight',
    description: 'The cloth came off on March 20, 2027, at nine in the morning in Hobart.',
    said: {
      heading: 'It’s not |covered anymore',
      text: 'It stayed under the cloth because it wasn’t finished. Then it was, and we took the cloth off on the day and at the hour promised here.',
      promise: 'There’s nothing to sign up for. All you have to do is look.',
    },
    clocks: 'The moment on other walls',
    sky: 'The sky stays. It’s painted, too: eight seconds of southern aurora over the bay, looped for as long as you care to look.',
  },
  wait: {
    said: {
      heading: 'We’re not |going to hint',
      text: 'There’s an easel in our studio, and something is on it. It’s covered because it isn’t finished, and an unfinished thing should be left alone.',
      promise:
        'On the day, this page will show it. Nobody sees it sooner, and there’s nothing to sign up for.',
    },
    clocks: {
      title: 'The same moment on other walls',
      losAngeles: 'Los Angeles',
      saoPaulo: 'São Paulo',
      london: 'London',
      shanghai: 'Shanghai',
      tokyo: 'Tokyo',
      hobart: 'Hobart',
    },
    sky: {
      heading: 'The window |isn’t covered',
      text: 'Until then there is the sky. This one is painted, too: eight seconds of southern aurora over the bay, looped for as long as you care to look.',
      read: 'Read insight',
      feed: 'Follow it in a feed reader',
    },
  },
}

export default en

export type RevealCopy = SameShape<typeof en>
