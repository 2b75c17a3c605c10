import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Superpowers: what your fingers can do · procreate',
    description:
      'Undo with two fingers, redo with three, hold a line until it is straight. Every procreate gesture drawn as one stroke, and the other shortcuts.',
  },
  crumbs: { product: 'procreate', page: 'Superpowers' },
  hero: {
    heading: 'What two fingers |can do',
    lead: 'A button takes your eyes off the picture. A gesture doesn’t. Here they are, each drawn as a stroke.',
    first: 'Learn the first two today. The rest will come when you need them.',
  },
  gestures: {
    heading: 'Eight gestures',
    items: {
      undo: {
        title: 'Undo',
        how: 'Tap with two fingers.',
        text: 'Keep them down and the app steps back faster and faster. Lift them and it stops.',
        drawn: 'Two short strokes side by side, as two fingers touch the glass.',
      },
      redo: {
        title: 'Redo',
        how: 'Tap with three.',
        text: 'For when the stroke was good after all.',
        drawn: 'Three short strokes side by side.',
      },
      clear: {
        title: 'Clear the layer',
        how: 'Scrub from side to side with three fingers.',
        text: 'If it was the wrong layer, you know what two fingers do.',
        drawn: 'One wide stroke that runs back and forth across the sheet.',
      },
      pinch: {
        title: 'Zoom and turn',
        how: 'Pinch two fingers, or turn them.',
        text: 'The canvas moves with them like paper on a table. A quick pinch fits it back to the screen.',
        drawn: 'Two strokes that run toward each other.',
      },
      pick: {
        title: 'Pick up a color',
        how: 'Rest one finger.',
        text: 'A ring appears: the new color above, the old one below. Move it to the right spot and lift.',
        drawn: 'A ring, nearly closed, and a dab in the middle of it.',
      },
      fill: {
        title: 'Pour it in',
        how: 'Drag the color onto a closed shape.',
        text: 'It runs to the line and stops. Keep your finger down to set how far it goes.',
        drawn: 'A thin stroke that runs into a round shape and fills it in a spiral.',
      },
      line: {
        title: 'Straighten',
        how: 'Draw, and hold still at the end.',
        text: 'The line you meant takes the place of the line you drew. It works for circles and squares, too.',
        drawn: 'A trembling line, and below it the same line, straight.',
      },
      hide: {
        title: 'Only the picture',
        how: 'Tap with four.',
        text: 'Every panel steps aside. Tap again to bring them back.',
        drawn: 'Four short strokes that fan out like fingers.',
      },
    },
    handbook: 'All gestures, in the handbook',
  },
  speed: {
    heading: 'A second, |cut into 120',
    lead: 'On supported devices, procreate draws 120 frames a second, one about every eight milliseconds. The line is under the tip, not on its way there.',
    ticks: 'A ruler of one second: 120 fine lines, one for every frame.',
    unit: '1 second',
  },
  more: {
    heading: 'And some |for the other hand',
    drawn: 'One curved stroke, repeated eight times around a center: a flower.',
    items: [
      {
        title: 'Symmetry',
        text: 'Draw one side and get the other. Around a center, one stroke becomes eight.',
      },
      {
        title: 'Straight lines and shapes',
        text: 'While you hold a shape, a finger of the other hand makes it regular: an ellipse becomes a circle.',
      },
      {
        title: 'Drawing guides',
        text: 'A grid, an isometric room, a perspective. With drawing assist, strokes stick to it.',
      },
      {
        title: 'Alpha lock',
        text: 'Swipe a layer to the right with two fingers. Now you can shade right up to the edge without looking.',
      },
      {
        title: 'Reference',
        text: 'Let the lines of one layer hold the color of another. Both stay editable.',
      },
      {
        title: 'Hover',
        text: 'Hold the pencil a finger’s breadth above the glass, and see the mark before you make it.',
      },
    ],
    link: 'In the handbook',
  },
  other: {
    heading: 'If your hand |would rather not',
    lead: 'Every gesture has another way. Move them to one finger, change them, or switch them off.',
    more: 'Accessibility in procreate',
  },
  store: { heading: 'Try it with |two fingers' },
}

export default en

export type SuperpowersCopy = SameShape<typeof en>
