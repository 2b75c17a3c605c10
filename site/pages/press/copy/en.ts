import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Press · procreate',
    description:
      'Icons, wordmarks, screens and paintings with their sizes and credits, facts, two texts about us, and a person to ask.',
  },
  crumbs: { here: 'Press' },
  hero: {
    heading: 'Pictures, facts, |a person to ask',
    lead: 'Everything is laid out here, measured and labeled. Take what you need, leave it as it is, and keep the credit with the picture.',
    rules: 'How to use names and marks',
  },
  kit: {
    title: 'The whole cabinet',
    text: { one: '{n} file in one archive, {size}.', other: '{n} files in one archive, {size}.' },
    print:
      'For print, the screens and two paintings are there as TIFF as well: 4,000 pixels on the longer side, at 300 dpi.',
    get: 'Download the press kit',
    sum: 'SHA-256 of the archive',
    copySum: 'Copy the checksum',
  },
  drawers: {
    files: { one: '{n} file', other: '{n} files' },
    measure: '{width} by {height} pixels',
    icons: 'Icons',
    wordmarks: 'Wordmarks',
    screens: 'Screens',
    paintings: 'Paintings',
  },
  captions: {
    sheet: '{product}, the icon on its sheet',
    none: '{product}, the mark alone',
    'for light': '{product} in ink, for light pages',
    'for dark': '{product} in paper, for dark pages',
    screenshot: {
      procreate: 'procreate on a tablet, with its layers open',
      pocket: 'pocket on a phone',
      dreams: 'dreams, with its stage and timeline',
    },
    painting: {
      coast: 'The coast at first light',
      portrait: 'Portrait with flowers',
      aurora: 'Aurora over the bay',
      'flowering-gum': 'Flowering gum',
      harbour: 'Harbor town',
      still: 'Lemons and wattle',
      'cover-wave': 'A pencil pulls a wave',
    },
  },
  credits: {
    icon: 'Drawn in code, stroke by stroke. ©\u00a0procreate',
    wordmark: 'Mark drawn in code, letters in Fraunces. ©\u00a0procreate',
    screenshot: 'The interface around a painting of the studio collection. ©\u00a0procreate',
  },
  facts: {
    heading: 'Fact sheet',
    copy: 'Copy the fact sheet',
    rows: [
      { term: 'What we make', text: 'Apps for painting, drawing and animation' },
      { term: 'Where', text: 'Hobart, Tasmania, Australia' },
      { term: 'procreate', text: 'Illustration, on a tablet' },
      { term: 'pocket', text: 'The same on a phone' },
      { term: 'dreams', text: 'Animation, on a tablet' },
      {
        term: 'How they are sold',
        text: 'Bought once, in the device maker’s app store. No subscriptions',
      },
      { term: 'Price of dreams', text: '{price} Prices differ by region.' },
      {
        term: 'procreate in numbers',
        text: 'Over {brushes} brushes in {brushSets} sets; up to 4 lights and over ten environments for painting in 3D; 120 frames a second on supported devices; time-lapse in 30 seconds or in 4K',
      },
      {
        term: 'dreams in numbers',
        text: '19 languages; iPadOS 16 or later; by device 1, 2 or 4 video tracks at up to 1080p or 4K and 50, 100 or 200 content tracks; 4K ProRes on supported devices',
      },
      {
        term: 'What we hold to',
        text: 'No generative AI. Work belongs to the person who made it. The apps collect no user data',
      },
    ],
  },
  texts: {
    heading: 'About us, |ready to paste',
    short: {
      title: 'Short',
      copy: 'Copy the short text',
      text: 'procreate, pocket and dreams are apps for painting, drawing and animation, made in Hobart, Tasmania. They are bought once, with no subscription and no generative AI.',
    },
    long: {
      title: 'Long',
      copy: 'Copy the long text',
      text: 'The makers of procreate work in Hobart, Tasmania, on three apps for people who draw. procreate is a studio for painting on a tablet, with over {brushes} brushes in {brushSets} sets and models that can be painted in 3D. pocket brings it to the phone. dreams is for animation, on one timeline for drawing, video and sound, in 19 languages. All three are bought once, in the device maker’s app store; there are no subscriptions. The apps contain no generative AI and collect no user data, and what people make with them belongs to them.',
    },
  },
  contact: {
    heading: 'A person to ask',
    role: 'Media Relations',
    text: 'Write in English, Chinese or Japanese. We answer on working days, Hobart time.',
    zone: 'Now {short}, {offset}: {name}',
    seasons: 'AEDT (UTC+11) from October to April, AEST (UTC+10) for the rest of the year.',
  },
  releases: {
    title: 'Press releases',
    all: 'All press releases',
    missing: 'We couldn’t load the press releases just now.',
  },
  insight: {
    heading: 'Latest stories',
    all: 'All articles',
    missing: 'We couldn’t load the newest articles. They’re all on the insight page.',
  },
  list: {
    title: 'Media list',
    text: 'For people who write, speak or film for the public: we’ll tell you when there’s news, ahead of time where we can.',
    termsLink: 'terms',
    privacyLink: 'privacy policy',
    choose: 'Choose one',
    submit: 'Join the media list',
    done: 'Thanks for joining.',
    doneText:
      'An email is on its way to you. It has your reference, {reference}, and a link to see or end your entry. If your address was already on the list, the link confirms the newer answers.',
  },
  clipboard: { done: 'Copied', failed: 'Unable to copy to clipboard' },
}

export default en

export type PressCopy = SameShape<typeof en>
