import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Press releases · procreate',
    description:
      'What we have announced, newest first: versions, dates and news of the studio, with a person to ask.',
    release: '{title} · Press · procreate',
  },
  crumbs: { press: 'Press', here: 'Press releases' },
  title: 'What we |have announced',
  lead: 'Newest first. Quote freely, keep the date with the words, and ask when something is missing.',
  earlier: 'Earlier releases',
  none: 'There are no press releases yet.',
  list: 'Press releases',
  subscribe: 'As a feed',
  formats: { atom: 'Atom', rss: 'RSS', json: 'JSON' },
  feeds: {
    atom: 'Press releases (Atom)',
    rss: 'Press releases (RSS)',
    json: 'Press releases (JSON)',
  },
  all: 'All press releases',
  contact: {
    title: 'Contact',
    role: 'Media Relations',
    text: 'In English, Chinese or Japanese; we answer on working days, Hobart time.',
  },
  about: { title: 'About us', kit: 'Pictures and facts' },
  others: 'Other releases',
}

export default en

export type ReleasesCopy = SameShape<typeof en>
