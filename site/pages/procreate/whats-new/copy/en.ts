import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'What’s new in procreate: 5.3, 5.2 and before',
    description:
      'Hover preview, a simplified interface, text and time-lapse in 4K came with 5.3; painting in 3D, page assist and accessibility with 5.2. All versions, with the handbook pages that changed.',
  },
  crumbs: { product: 'procreate', page: 'What’s new' },
  calendar: {
    heading: 'One leaf |for each release',
    lead: 'Every update has been free: buy procreate once and you have them all.',
    label: 'Versions',
    caption: 'Gum leaves, pressed and taped. The newest growth is crimson.',
    leaves: {
      '5-3': 'Hover, text, 4K, fewer buttons',
      '5-2': 'Three dimensions, pages, access',
      '5-x': 'Gradients, snapping, reference',
      '5-0': 'Where the handbook begins',
    },
  },
  changed: 'Changed in the handbook',
  newest: {
    version: 'Version 5.3',
    hover: {
      heading: 'See the mark |before you make it',
      text: 'Hold the pencil a finger’s breadth above the canvas. The brush outline follows it, at its true size and angle, faintly filled with your color. Nothing is painted until you touch.',
    },
    simple: {
      heading: 'Five large buttons',
      text: 'The simplified interface keeps what a drawing needs and puts the rest away: for a child, a tired evening, or a mind that wants one thing at a time.',
      buttons: { paint: 'Paint', erase: 'Erase', colour: 'Color', undo: 'Undo', gallery: 'Gallery' },
    },
    text: {
      heading: 'Words stay words',
      text: 'Type, style a single letter, turn the line vertical, bring your own fonts. You can still change the words when the picture is done.',
      specimen: { heading: 'High tide' },
    },
    film: {
      heading: 'The whole week, in 4K',
      text: 'Time-lapse records in up to 4K, at full length or cut to 30 seconds.',
      link: 'Watch one grow',
    },
    pages: {
      hover: 'Hover',
      pencil: 'The pencil',
      simple: 'Simplified interface',
      text: 'Text',
      film: 'Time-lapse',
    },
  },
  before: {
    version: 'Version 5.2',
    space: {
      heading: 'Paint on |every side',
      text: 'Open a model, turn it under the pencil, and paint on it with the brushes you know. Up to four lights and over ten environments show you what you made.',
      link: 'Turn one yourself',
    },
    pages: {
      heading: 'A book in one canvas',
      text: 'Page assist shows layers as pages. Leaf through a comic, a storyboard or a month of sketches, and share it as one file.',
    },
    access: {
      heading: 'For more hands |and eyes',
      text: 'One finger where three were needed, a canvas described aloud, colors with names, steadier lines.',
      link: 'One picture, told four ways',
    },
    handbook: {
      space: 'Painting in 3D',
      light: 'Light and environments',
      textures: 'Textures',
      pages: 'Page assist',
      access: 'Accessibility',
      touch: 'Touch',
    },
  },
  older: {
    fifth: {
      version: 'Version 5X',
      heading: 'Light, moved |by a finger',
      text: 'Adjustments are painted on with a brush or slid across the layer. A gradient map gives shadows and lights their colors, a reference layer keeps the lines out of the paint, and edges snap to each other.',
      pages: {
        adjustments: 'Adjustments',
        gradient: 'Gradient map',
        reference: 'Reference layer',
        transform: 'Transform',
        snapping: 'Snapping',
      },
    },
    first: {
      version: 'Version 5.0',
      heading: 'Page one',
      text: 'The brush studio, eighteen sets to start from, frames and onion skin. The handbook begins here, and this edition is still on the shelf.',
      pages: {
        contents: 'The 5.0 handbook',
        studio: 'Brush studio',
        onion: 'Onion skin',
        painting: 'Your first painting',
      },
    },
  },
  take: { heading: 'The next leaf |is yours, too' },
}

export default en

export type WhatsNewCopy = SameShape<typeof en>
