import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Careers: work where the light is good · procreate',
    description:
      'Open positions with the small team in Hobart, Tasmania, that makes procreate, pocket and dreams. Every one of them states its salary.',
  },
  hero: {
    heading: 'Work where the |light is good',
    lead: 'We make three apps for people who draw, in a studio between a river and a mountain. Most of us draw too. Wednesdays begin with an hour of it, whatever the job.',
    open: { one: 'See the open position', other: 'See the {n} open positions' },
    all: 'See the open positions',
  },
  positions: {
    heading: 'Pull up |a chair',
    count: { one: '{n} open position', other: '{n} open positions' },
    filters: 'Filter the positions',
    filter: {
      team: 'Team',
      location: 'Location',
      type: 'Type',
      workplace: 'Workplace',
    },
    remove: 'remove this filter',
    clear: 'Clear all',
    more: 'Show more positions',
    shown: 'Showing {shown} of {n}.',
    salary: '{band} a year',
    feed: 'New positions as a feed',
    failed: {
      title: 'Something went wrong.',
      text: 'Unable to load current open positions due to an error. Try reloading the page.',
      reload: 'Reload the page',
    },
    empty: {
      title: 'No positions found.',
      text: "We aren't hiring in this area right now.",
      contact: 'Get in touch',
    },
  },
  sayings: {
    label: 'Said in the studio',
    pause: 'Pause',
    play: 'Play',
    lines: [
      'It drags at the turn.',
      'Zoom out.',
      'One layer too many.',
      'Who moved the horizon?',
      'Draw it again, slower.',
      'Is that the sky or the screen?',
      'Ask somebody who paints.',
      'Not yet.',
      'Your tea is in the water jar.',
    ],
  },
  places: {
    heading: 'Eight desks |on the island',
    lead: 'The studio has walls. Some of the work goes better outside them.',
    label: 'Eight places on the island, and who works there',
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous place',
    next: 'Next place',
    choose: 'Choose a place',
    of: '{n} of {all}',
    items: {
      mountain: {
        name: 'The mountain, from the studio',
        text: 'Designers hold their grays up to the first snow, before nine, while it is still pink.',
      },
      granite: {
        name: 'The granite beach',
        text: 'Brush makers come with paper and charcoal and take rubbings. A grain begins as a stone.',
      },
      stacks: {
        name: 'The sea stacks',
        text: 'Animators draw the last quarter of an hour of light, one frame a minute.',
      },
      tarn: {
        name: 'The tarn',
        text: 'Support artists paint a reflection themselves before they explain one in a letter.',
      },
      plain: {
        name: 'The button-grass plain',
        text: 'Engineers record long strokes here, in wind, with cold hands. No test rig shivers.',
      },
      falls: {
        name: 'The falls',
        text: 'The community team tries lesson ideas here first: ferns, one pencil each, forty minutes.',
      },
      stars: {
        name: 'The lighthouse',
        text: 'Testers paint on a phone at two in the morning, with the screen at its darkest.',
      },
      orchard: {
        name: 'The orchard in July',
        text: 'Once a season the whole studio spends its Wednesday hour here. In winter the trees teach line: every branch comes out of another.',
      },
      workshop: {
        name: 'The print workshop',
        text: 'Pages are tried on the press first. What cannot be said in four colors is taken out.',
      },
      slab: {
        name: 'The ink slab',
        text: 'Every sheet in the archive is rolled with the same blue once, and kept. Paper tells you what it is when it is wet.',
      },
      market: {
        name: 'The night market',
        text: 'Color engineers look at one tomato under nine kinds of lamp, and buy it afterward.',
      },
      tram: {
        name: 'The tram stop',
        text: 'Whoever tests pocket paints while waiting, in the rain, with one glove off.',
      },
      kelp: {
        name: 'The kelp forest',
        text: 'For an hour a week no letter reaches the support artists. Then they come up and answer.',
      },
      attic: {
        name: 'The attic',
        text: 'The teacher in residence has a skylight, an easel and somebody else’s cat.',
      },
      wires: {
        name: 'The wires over the street',
        text: 'Editors read every line aloud at this window. The pauses count too.',
      },
    },
  },
  contact: {
    heading: 'No chair |that fits? |Write anyway.',
    text: 'Send a picture, or a piece of code you’re fond of, and a few lines about what your hands do. A person reads it and answers within two weeks.',
    action: 'Get in touch',
    address: 'Or write to',
  },
  position: {
    title: '{title} · Careers · procreate',
    back: 'All open positions',
    facts: 'The position at a glance',
    opened: 'Open since',
    salary: 'Salary',
    perYear: '{band} a year',
    apply: 'Apply',
    applyTo: 'Or by email to',
    subject: 'Application: {title}',
    form: {
      above: 'Application',
      lead: 'Name, CV and a few lines are enough. A person on the careers team reads it and answers within two weeks, whatever the answer is.',
      title: 'Apply: {title} · procreate',
      back: 'The position',
      portfolio: 'A link to your work, if you have one online: a site, a repository, a reel.',
      message: 'What do you want to do here, and what have you made that shows it? Plain sentences are fine.',
      cv: 'Your CV as one PDF file of up to {size}. Leave out your photo, date of birth and family status: we don’t need them.',
      drop: 'Or drop it here.',
      submit: 'Send the application',
      privacyLink: 'privacy policy',
      kept: {
        heading: 'What happens with it',
        lines: [
          'Only the careers team sees it. No software sorts it.',
          'It’s erased six months after our last message about it, or after 24 months if you tick the box for that.',
          'You can have it erased at any time, with the link in the email you get, or by writing to {mail}.',
        ],
      },
      done: {
        heading: 'We have your application',
        reference: 'Reference {reference}',
        text: 'An email with this reference is on its way. Its link shows what you sent, and erases it if you want to.',
        spam: 'Nothing there after ten minutes? Look in the spam folder, or write to {mail}.',
        back: 'All open positions',
      },
    },
    hiring: {
      heading: 'How we hire',
      steps: {
        read: {
          title: 'A person reads',
          text: 'No software sorts the applications. Everyone gets an answer within two weeks, whatever it is.',
        },
        talk: {
          title: 'We talk',
          text: 'Once or twice, with the people you would sit beside. Tell us what you need and we’ll arrange it first.',
        },
        work: {
          title: 'We try it',
          text: 'A trial is a day at most, on something real, and it is paid.',
        },
        decide: {
          title: 'We decide',
          text: 'You’ll hear yes or no, and why. If it’s no, ask us what would have made it a yes.',
        },
      },
    },
    closed: {
      title: '{title}: this position is closed · procreate',
      label: 'Closed on {date}',
      text: 'This chair is taken: the position is closed. Thank you for looking. If you’ve already written to us, you’ll get your answer.',
      open: 'Still open',
      none: 'No other position is open at the moment.',
    },
  },
}

export default en

export type CareersCopy = SameShape<typeof en>
