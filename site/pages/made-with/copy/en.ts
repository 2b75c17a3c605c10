import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Made with procreate, pocket and dreams',
    description:
      'A wall of pictures, each with the app it was made in, what it looks like it is made of, and a few words on how.',
  },
  crumb: 'Made with',
  heading: 'Made with |a finger and a pen',
  lead: 'Pictures from our three apps, with a few words each on how they came about.',
  sample:
    'Works by readers hang first. After them come sample works: their artists are invented, and the pictures were painted in code in our studio. How they are said to be made is how it would be done.',
  show: 'Show what you made',
  filter: {
    label: 'Filter the works',
    app: 'App',
    medium: 'Looks like',
    all: 'All',
    none: 'Nothing on the wall is both. Take one of the two away.',
    clear: 'Show everything',
  },
  count: { one: '{n} work', other: '{n} works' },
  mediums: {
    oil: 'Oil',
    watercolor: 'Watercolor',
    flat: 'Flat color',
    ink: 'Ink',
    model: '3D',
  },
  maker: { studio: 'The studio', sample: '{name}, invented artist' },
  work: {
    title: '{title} by {maker} · Made with {app}',
    back: 'The whole wall',
    facts: 'About this work',
    maker: 'By',
    app: 'Made in',
    medium: 'Looks like',
    size: 'Size',
    pixels: '{width} × {height} pixels',
    beside: 'Beside it on the wall',
    before: 'The work before',
    after: 'The work after',
    profile: 'Read how {name} works',
    sample: 'A sample work: the artist is invented, and the picture was painted in code in our studio.',
    studio: 'A sample work: the picture was painted in code in our studio.',
  },
}

export default en

export type MadeWithCopy = SameShape<typeof en>
