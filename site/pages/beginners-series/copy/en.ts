import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Beginners series · procreate',
    description:
      'Four parts, from a first mark to a finished picture of lemons: steps, brushes, a palette and worksheets to take home.',
    part: '{title} · Beginners series, part {n}',
  },
  series: 'Beginners series',
  number: 'Part {n}',
  hero: {
    heading: 'From a first mark |to a finished picture',
    lead: 'Four parts, one picture. You need a tablet or a sheet of paper, and a lemon. Talent is not on the list of materials.',
    strip: 'One still life, four times: this is how far you are after each part.',
  },
  take: {
    heading: 'A lemon, |a lamp, |an hour',
    text: 'Put the lemon where light falls on it from one side. Each part takes about an hour, and each ends with something you made. Nobody grades it.',
    start: 'Start with part one',
    handbook: 'Look something up in the handbook',
  },
  parts: [
    {
      heading: 'First |marks',
      short: 'Slow lines, soft and hard, and one lemon in a single line.',
      lead: 'Before a line means anything, it is a movement. Today the hand gets to know itself.',
      alt: 'The still life as a pencil drawing on cream paper: jug, flowers, lemons and pear in broken outlines, nothing filled in.',
      steps: [
        {
          title: 'Draw from the elbow',
          text: 'Rest your hand and move only the fingers: short, tight lines. Now lift the wrist and let the elbow lead. That is the line you want for anything longer than a lemon.',
        },
        {
          title: 'Listen to the pressure',
          text: 'Draw one line from a breath to black and back again. Do it ten times. The last one will be better, and you will not know why.',
        },
        {
          title: 'Look twice as long as you draw',
          text: 'Follow the edge of the lemon with your eye as slowly as an ant would. The pencil goes at the pace of the eye.',
        },
        {
          title: 'Leave the wrong line in',
          text: 'Put the better one beside it. Two lines tell you where the edge is; an eraser tells you nothing.',
        },
      ],
      exhibit: {
        heading: 'Watch the brush, |not the line',
        text: 'Each of these strokes is one movement. See where it slows down.',
      },
    },
    {
      heading: 'Shape and |shadow',
      short: 'Three values, a squint, and the lemon gets heavy.',
      lead: 'Half close your eyes until the colors go and only light and dark are left. That’s what you draw today.',
      alt: 'The still life in three values, as if in charcoal: dark blue-black, warm gray and the cream of the paper. Light falls from the left.',
      steps: [
        {
          title: 'Find the one light',
          text: 'Where does it come from? Draw an arrow at the edge of the sheet. Every shadow in your picture points away from it.',
        },
        {
          title: 'Sort everything into three',
          text: 'Light, half-light, dark. The lemon’s lit side may be as light as the cloth: then they are one shape. Join them.',
        },
        {
          title: 'Paint the shadow first',
          text: 'Lay in the dark as one flat shape, the shadow on the table included. The lemon appears, though you haven’t painted it.',
        },
        {
          title: 'Keep one edge soft',
          text: 'Where the lemon turns away from the light, let it smudge. Where it meets its shadow, keep it sharp.',
        },
      ],
      exhibit: {
        heading: 'Three ways |to be dark',
        text: 'Willow, compressed and smudged: the charcoals for this part. Press, turn, rub.',
      },
    },
    {
      heading: 'Color |that sings',
      short: 'Six colors, and a shadow that isn’t gray.',
      lead: 'Yellow is the lightest color of all. It needs help, and the help is everything around it.',
      alt: 'The still life in flat colors like a print: yellow lemons, a blue jug, an orange table and a deep green wall.',
      steps: [
        {
          title: 'Mix before you paint',
          text: 'Six colors are enough: one for each thing and one for the shadows. Lay them side by side at the edge and look at them together.',
        },
        {
          title: 'Give each thing one color',
          text: 'Paint flat. Lemons yellow, jug blue, wall green. Keep the three values that you found in part two.',
        },
        {
          title: 'Color the shadows',
          text: 'A shadow on the yellow goes toward brown or green, never toward gray. On the cloth it takes something from the jug.',
        },
        {
          title: 'Let one color win',
          text: 'Make the yellow cleaner than everything else. Take a little color out of its neighbors, and it starts to sing.',
        },
      ],
      exhibit: {
        heading: 'Six colors |for a lemon',
        text: 'The palette for this part, mixed for you, and mixed with one another below.',
      },
    },
    {
      heading: 'Knowing |when to stop',
      short: 'The last strokes, and the one you leave out.',
      lead: 'A picture is finished when the next stroke would be for the hand and not for the eye.',
      alt: 'The finished still life: a blue jug with wattle in flower, lemons on a striped cloth and a pear, in thick strokes against a deep green wall.',
      steps: [
        {
          title: 'Paint across the edges',
          text: 'Go over the flat shapes with a broad brush and let neighbors touch. Follow the form: around the lemon, down the jug, along the table.',
        },
        {
          title: 'Put in the lights last',
          text: 'Five is plenty. The brightest belongs on the lemon that you liked best.',
        },
        {
          title: 'Flip the picture',
          text: 'Mirror it, or hold it up to a mirror. What leans will lean the other way, and you will see it at once.',
        },
        {
          title: 'Go make tea',
          text: 'Come back and name the first thing that bothers you. Fix that. If nothing does, sign it.',
        },
      ],
      exhibit: {
        heading: 'Find the moment',
        text: 'A coast from toned ground to last highlight. Stop the film where you would have stopped painting.',
      },
    },
  ],
  materials: {
    heading: 'Take it home',
    lead: 'Use it in class, too. Copy what you like.',
    sheet: { title: 'Worksheet', text: 'One A4 page to print or to draw on' },
    brushes: {
      title: 'Brushes',
      text: {
        one: '{n} brush: shape and grain as pictures, and its settings',
        other: '{n} brushes: shape and grain as pictures, and their settings',
      },
    },
    palette: { title: 'Palette', text: 'Six colors' },
    file: '{type}, {size}',
    refused: 'Open this page in your device browser and try downloading again.',
  },
  steps: 'Step by step',
  onward: {
    label: 'Parts of the series',
    previous: 'Before this',
    next: 'Next',
    all: 'The whole series',
    done: 'You have a finished picture',
    show: 'Show it to the community',
  },
}

export default en

export type SeriesCopy = SameShape<typeof en>
export type PartCopy = SeriesCopy['parts'][number]
