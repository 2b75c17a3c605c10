import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Support · procreate',
    description:
      'Search the handbooks, read up on a topic, or ask a person in Hobart about procreate, pocket and dreams.',
  },
  crumb: 'Support',
  hero: {
    heading: 'How can we help?',
    lead: 'Most answers are in the handbooks. For the rest, there are people in Hobart who write back.',
  },
  search: {
    label: 'What are you looking for?',
    placeholder: 'Gestures, masks, backups',
    button: 'Search',
  },
  topics: {
    title: 'What people look up',
    all: 'The whole {product} handbook',
    missing: 'We couldn’t load the topics. The handbooks have them all.',
    handbooks: 'Go to the handbooks',
  },
  ask: {
    heading: 'Ask a person',
    text: 'Tell us what happened and attach anything that shows it. We answer by email, usually within two working days.',
    button: 'Write to us',
  },
  beta: {
    title: 'Testing with us',
    text: 'Try versions before they’re done, or tell us what you found in one.',
    apply: 'Apply for the beta',
    request: 'Report from the beta',
  },
  more: {
    title: 'Elsewhere',
    items: {
      helpCentre: { title: 'Help center', text: 'Short articles about purchases, devices and updates.' },
      purchases: {
        title: 'Purchases and refunds',
        text: 'Receipts, a new device, a refund: where each of these is.',
      },
      community: { title: 'Community', text: 'Other artists, their work and their answers.' },
      education: { title: 'Lesson ideas', text: 'For teachers, sorted by age and subject.' },
      talkToTheTeam: {
        title: 'Talk to the team',
        text: 'The other way to reach us, for schools and partners.',
      },
      beginners: { title: 'Beginners series', text: 'Four parts, from a first mark to a finished picture.' },
      schools: { title: 'Schools and teams', text: 'Buying for many devices, lessons, and sheets to print.' },
      status: { title: 'Status', text: 'What works right now, and how the last 90 days went.' },
      conduct: { title: 'Code of Conduct', text: 'How we treat one another here.' },
      requirements: {
        title: 'System requirements',
        text: 'What runs on which tablet and phone, and which app is yours.',
      },
    },
  },
}

export default en

export type HubCopy = SameShape<typeof en>
