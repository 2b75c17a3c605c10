import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  effective: 'In effect from {date}',
  since: 'In effect since {date}',
  changed: 'Last changed on {date}',
  replaced: 'In effect from {date}, replaced on {until}',
  versions: {
    next: 'A new version takes effect on {date}.',
    readNext: 'Read the new version',
    whatChanges: 'See what changes',
    notYet: 'This version is not in effect yet. Until {date} the one before it applies.',
    old: 'This is an earlier version. It no longer applies.',
    current: 'Read the version in effect',
    earlier: 'Earlier versions',
    whatHasChanged: 'What has changed since',
    changed: 'What has changed since the version of {date}',
    noChanges: 'None of the words has changed.',
    whole: 'Read the whole version',
    added: 'New',
    removed: 'Removed',
  },
  contents: 'On this page',
  anchor: 'Link to this section',
  sample:
    'Sample: whoever runs this site has not filled in these facts yet. What is in brackets shows what belongs there.',
  cookies: {
    caption: 'The cookies of this site',
    head: { name: 'Name', holds: 'Holds', life: 'Stays', sent: 'Sent', scripts: 'Page scripts' },
    holds: {
      'preferred-locale': 'The language you chose',
      'dismissed-locales': 'Languages in which you hid the language banner',
      'light-mode': 'That the handbook is shown on white',
      user: 'The identifier of your account',
      'link-…': 'A long random word from the address of a link in a mail, or of a form with several steps',
      token: 'A long random word that proves it is you',
      'logged-in': 'That you are logged in, and not who you are',
      device: 'A long random word by which we know that you have logged in here before',
    },
    days: { one: '{n} day', other: '{n} days' },
    sent: {
      Lax: 'to this site, also when you follow a link to it',
      Strict: 'to this site, from its own pages alone',
    },
    scripts: { yes: 'can read it', no: 'cannot read it' },
  },
  marks: {
    rightLabel: 'The marks used well',
    wrongLabel: 'The marks used badly',
    right: 'Right',
    wrong: 'Not like this',
    rights: {
      paper: 'Ink on paper, as it comes.',
      night: 'Light on ink. The reflection keeps its vermilion.',
      space: 'Half its height stays free on every side.',
      name: 'With its name: lower case, in the same ink.',
    },
    wrongs: {
      stretched: 'Stretched. It has one proportion.',
      recoloured: 'Recolored. The colors are part of the mark.',
      tilted: 'Tilted. The water line is level.',
      cut: 'Cut off. No hill without its reflection.',
      crowded: 'Crowded. It needs room.',
      busy: 'On a busy picture. Choose a calm part of it.',
    },
    crowd: ['Sale', 'New', 'Now with', 'Official', 'Partner', 'Best'],
  },
}

export default en

export type LegalCopy = SameShape<typeof en>
