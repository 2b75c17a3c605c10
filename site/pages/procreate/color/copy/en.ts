import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Color in procreate: harmonies, palettes, profiles',
    description:
      'Pick a color and see the company it keeps: five harmonies on a live wheel, contrast on paper and ink, six palettes to take home, and what profiles do.',
  },
  explorer: {
    heading: 'Every color |keeps company',
    lead: 'Choose one on the wheel. Its companions follow, each with its contrast on paper and on ink.',
    open: 'Open the wheel',
    disc: 'A disc of every hue, gray in the middle and strongest at the rim, with the harmony pinned on it.',
    harmony: 'Harmony',
    harmonies: {
      complementary: 'Complementary',
      split: 'Split',
      analogous: 'Analogous',
      triadic: 'Triadic',
      tetradic: 'Tetradic',
    },
    hue: 'Hue',
    chroma: 'Chroma',
    lightness: 'Lightness',
    bands: {
      label: 'The colors of this harmony',
      copy: 'Copy {value}',
      copied: '{value} copied',
      failed: 'Unable to copy to clipboard',
      onPaper: 'On paper {n}, {grade}',
      onInk: 'On ink {n}, {grade}',
      text: 'good for text',
      large: 'large type only',
      neither: 'not for text',
    },
  },
  harmonies: {
    heading: 'Five ways |to agree',
    lead: 'Let one color lead and give it the large areas. The second supports. The third appears where the eye should stop.',
    kinds: {
      complementary: {
        name: 'Complementary',
        text: 'Two opposites. Each makes the other louder, so let one of them whisper.',
      },
      split: {
        name: 'Split complementary',
        text: 'A color, and both neighbors of its opposite. The contrast stays and the quarrel goes.',
      },
      analogous: {
        name: 'Analogous',
        text: 'Neighbors on the wheel. A calm picture: fog, leaves, the inside of a shell.',
      },
      triadic: { name: 'Triadic', text: 'Thirds of the circle, lively and even. Good for toys and fruit.' },
      tetradic: {
        name: 'Tetradic',
        text: 'Two pairs of opposites, for a scene with many things in it. One pair leads.',
      },
    },
    link: 'Harmony, in the handbook',
  },
  profiles: {
    heading: 'The same |number, |three colors',
    lead: 'A color is stored as numbers. The profile says which color they stand for, so the next screen shows yours and the printer knows what it can’t do.',
    kinds: {
      p3: {
        name: 'Display P3',
        text: 'For recent tablets and phones. It reaches further into red and green.',
      },
      srgb: { name: 'sRGB', text: 'For the web, and for screens you know nothing about.' },
      cmyk: {
        name: 'CMYK, as a preview',
        text: 'Four inks on paper. Bright green, orange and violet are out of their reach, and the canvas shows you so while you paint.',
      },
    },
    note: 'The top row looks stronger only on a screen that shows P3. The bottom row is an approximation: every press has its own profile.',
    link: 'Color profiles, in the handbook',
  },
  palettes: {
    heading: 'Six palettes, |still wet',
    lead: 'Taken from pictures on this site. Copy one, or keep the file: ASE and GPL open in most drawing apps, JSON in a text editor.',
    names: {
      coast: 'Coast',
      aurora: 'Aurora',
      gum: 'Flowering gum',
      lemons: 'Lemons',
      harbour: 'Harbor',
      dolerite: 'Dolerite',
    },
    copy: 'Copy all six',
    copied: '{name} copied',
    failed: 'Unable to copy to clipboard',
    download: '{name} as {type}',
    link: 'Palettes, in the handbook',
  },
  panel: {
    heading: 'All of it |one tap away',
    lead: 'The disc, the harmonies, your palettes and the exact numbers share one panel. The new color sits beside the last one; tap that to go back.',
    link: 'The color panel, in the handbook',
  },
}

export default en

export type ColorCopy = SameShape<typeof en>
