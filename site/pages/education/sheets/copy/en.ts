import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  title: '{sheet} · Worksheets · procreate',
  crumb: 'Worksheets',
  back: 'All lessons and sheets',
  print: 'Print this page with your browser: only the sheet comes out, on A4 or Letter.',
  name: 'Name',
  date: 'Date',
  foot: 'procreate, Hobart. Copy this sheet for whoever wants to draw.',
  sheets: {
    grid: {
      title: 'Drawing grid',
      text: 'Eight by ten squares. Lay the same grid over a photo, and copy it square by square.',
    },
    values: {
      title: 'Value scale',
      text: 'Fill the scales from paper to the darkest you have. Then give the ball, the egg and the lemon five values each. The light comes from the left.',
    },
    wheel: {
      title: 'Color wheel',
      text: 'Begin with the three fields that have a dot: yellow, red, blue. Mix the others between them. Below: a color, what lies opposite, and both mixed.',
    },
    flipbook: {
      title: 'Flip book',
      text: 'Draw in eight frames, the first and the last before the others. Cut along the dashes, stack by number, staple on the gray edge, and flip.',
    },
    storyboard: {
      title: 'Storyboard',
      text: 'Six frames. On the lines: what happens, what is heard, how long it takes.',
    },
  },
}

export default en

export type SheetsCopy = SameShape<typeof en>
