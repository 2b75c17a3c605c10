import type { SampleWords } from './sample-works.ts'

const en: SampleWords = {
  'copper-hour': {
    title: 'Copper hour',
    words:
      'Painted in one sitting at six in the morning, from dark to light, with one wide oil brush. The copper went on last and wet.',
  },
  'eyes-shut': {
    title: 'Eyes shut',
    words: 'Eleven layers: one for the drawing, ten for being wrong about the left cheek.',
  },
  'last-tram': {
    title: 'Last tram',
    words:
      'Begun on the tram, with one thumb, and finished on the next one. The reflections are the tram again, upside down and smeared.',
  },
  and: {
    title: 'And',
    words: 'One stroke of a broad pen, tried forty times. The fortieth had the right hesitation.',
  },
  'green-curtain': {
    title: 'Green curtain',
    words:
      'The sky came first and took the whole evening. The bay is the same sky, flipped, at a third of its strength.',
  },
  'flowering-gum': {
    title: 'Flowering gum',
    words:
      'Wet into wet, with the paper’s grain turned up. Each blossom is one pool of paint that was left alone.',
  },
  'wattle-and-jug': {
    title: 'Wattle and jug',
    words: 'The yellow is seven yellows. The jug has no black in it, although everyone sees some.',
  },
  'night-ferry': {
    title: 'Night ferry',
    words:
      'Drawn on a phone at the wharf. The windows were painted before the ship, so that the ship had to fit them.',
  },
  ebb: {
    title: 'Ebb',
    words:
      'Straight down from the cliff. Sheets of water were pulled with the smudge tool and then scratched back.',
  },
  'six-shells': {
    title: 'Seven, from above',
    words:
      'Urchin shells from one afternoon. Symmetry did the first half, and was then switched off so that they could be broken properly.',
  },
  'apricot-moon': {
    title: 'Apricot moon',
    words: 'Four ranges of hills, four layers, one color each. Only the moon got a second.',
  },
  'town-on-a-page': {
    title: 'Town on a page',
    words:
      'Streets as gutters, roofs as panels. It is also the first frame of a film in which the lights come on.',
  },
  'one-wingbeat': {
    title: 'One wingbeat',
    words: 'Five drawings with onion skin on. The film lasts less than half a second, and loops.',
  },
  'flower-crown': {
    title: 'Flower crown',
    words: 'Painted straight onto the model, seam and all. The petals were turned to the light one by one.',
  },
  'market-lane': {
    title: 'Market lane',
    words: 'Nine lamps, each with its own idea of white. The tomato settled the argument.',
  },
  banksia: {
    title: 'Banksia',
    words: 'One flower candle, some eight hundred small strokes of the same brush, and an hour of quiet.',
  },
  'red-boots': {
    title: 'Red boots',
    words: 'A walk in eight drawings. The boots are red so that you look at the heel, where the weight is.',
  },
  'beetle-view': {
    title: 'Beetle’s view',
    words:
      'Painted lying down, on a phone, in the wet. The caps are flat washes; the shadow under them is one line, lifted.',
  },
  'under-the-kelp': {
    title: 'Under the kelp',
    words: 'Light from above and nothing below. Every brush stroke goes the way the water went.',
  },
  'night-studio': {
    title: 'Night studio',
    words: 'Flat shapes, cut with the selection tool like paper. The only soft edge is the snow.',
  },
  'pad-of-gulls': {
    title: 'A pad of gulls',
    words: 'Made in the flipbook: draw, turn the page, draw. Nothing was moved by hand afterward.',
  },
  'six-vessels': {
    title: 'Six vessels',
    words:
      'All mixed from four colors. They stand close together, so that each borrows a little of its neighbor.',
  },
}

export default en
