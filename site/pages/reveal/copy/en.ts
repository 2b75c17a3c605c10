const en = {
  head: {
    title: 'One light, one date · procreate',
    description:
      'Something stands in our room under a cloth. It comes off on 20 March 2027, at nine in the morning in Hobart.',
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
    description: 'The cloth came off on 20 March 2027, at nine in the morning in Hobart.',
    said: {
      heading: 'It is not |covered any more',
      text: 'It stayed under the cloth because it was not finished. Then it was, and we took the cloth off on the day and at the hour that stood here.',
      promise: 'There is nothing to sign up for. You only have to look.',
    },
    clocks: 'The moment on other walls',
    sky: 'The sky stays. It is painted too: eight seconds of southern aurora over the bay, begun again for as long as you like to look.',
  },
  wait: {
    said: {
      heading: 'We are not |going to hint',
      text: 'There is an easel in our room, and something is on it. It is covered because it is not finished, and a thing that is not finished should be left alone.',
      promise:
        'On the day, this page shows it. Nobody sees it sooner, and there is nothing to sign up for before you may look.',
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
      heading: 'The window |is not covered',
      text: 'Until then there is the sky. This one is painted too: eight seconds of southern aurora over the bay, begun again for as long as you like to look.',
      read: 'Read insight',
      feed: 'Follow it in a feed reader',
    },
  },
}

export default en
