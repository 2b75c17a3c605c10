import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'pocket: a paintbox as wide as your hand',
    description:
      'pocket is procreate for the phone: over {brushes} brushes in {brushSets} sets, layers, time-lapse, everything under one thumb. Bought once. No subscription, no generative AI.',
  },
  hero: {
    heading: 'Paint it |before it’s gone',
    lead: 'Light over the bay won’t wait. Your phone is already in your hand, and pocket is on your phone.',
  },
  thumb: {
    heading: 'All of it |under one thumb',
    text: 'The painting fills the screen. What you touch most sits near the lower edge, where your thumb already is; the last three brushes wait just above.',
    link: 'The interface, in the handbook',
  },
  brushes: {
    heading: 'The same |brushes',
    text: 'Over {brushes} in {brushSets} sets, the same as procreate on the tablet, in a drawer you pull up. A fingertip has no pressure, so they respond to speed. Slow is full. Fast is thin and dry.',
    link: 'Try one on the procreate page',
  },
  gestures: {
    heading: 'Fingers |instead of menus',
    list: [
      { hand: 'Two-finger tap', what: 'takes back the last stroke' },
      { hand: 'Three-finger tap', what: 'brings it back' },
      { hand: 'One finger, held still', what: 'picks up the color below' },
      { hand: 'A line, held at its end', what: 'becomes straight' },
      { hand: 'A thumb, slid from Modify', what: 'zooms, while the other hand holds the rail' },
    ],
    link: 'All gestures, in the handbook',
  },
  ferry: {
    heading: 'Between |two stops',
    text: 'The ferry was gone after eleven minutes. The picture is still here, and so is the film of how it was painted, in full or in thirty seconds.',
    link: 'Time-lapse, in the handbook',
  },
  tablet: {
    heading: 'Carry on |at the table',
    text: 'pocket and procreate read the same files. Layers, masks, words and palettes come along, and the time-lapse picks up where it stopped.',
    link: 'What procreate does with it',
  },
  stands: {
    heading: 'Pocket change',
    list: [
      { name: 'Bought once.', text: 'One price, on the App Store.' },
      { name: 'No subscription.', text: 'It works next month, too.' },
      { name: 'No generative AI.', text: 'The strokes are yours.' },
      { name: 'Your work is yours.', text: 'To keep, show, or sell.' },
      { name: 'No data collected.', text: 'We do not see what you paint.' },
    ],
    news: 'What’s new in pocket 4.0',
    devices: 'What runs on which device',
  },
}

export default en

export type PocketCopy = SameShape<typeof en>
