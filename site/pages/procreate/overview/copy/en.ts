import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'procreate: a whole studio on a tablet',
    description:
      'Painting on a tablet with over {brushes} brushes in {brushSets} sets, at 120 frames a second on supported devices. Bought once. No subscription, no generative AI.',
  },
  crumb: 'Overview',
  hero: {
    heading: 'Everything |but the smell |of turpentine',
    lead: 'procreate turns a tablet into a painting studio. Paper, brushes and light are included. You bring the rest.',
  },
  layers: {
    heading: 'What’s on the glass',
    items: {
      canvas: {
        title: 'A painting',
        text: 'It gets the whole screen. Everything else keeps to the edges, and a four-finger tap sends it away.',
      },
      dock: { title: 'Four tools', text: 'Paint, smudge, erase, layers. And the color in your hand.' },
      brushes: { title: 'The brushes', text: 'Eighteen sets, each brush shown as the stroke it makes.' },
      panels: {
        title: 'Layers and color',
        text: 'Sky over sea over ground. A wheel made of dabs of paint.',
      },
    },
  },
  feel: {
    heading:
      'Lean the pencil and the line goes pale. |Press, and it swells. |After ten minutes |you stop noticing |the glass.',
    figures: [
      { figure: '120', text: 'frames a second, on supported devices' },
      { figure: '{brushes}+', text: 'brushes in {brushSets} sets, every one editable' },
      { figure: '0', text: 'subscriptions, and not one pixel of generative AI' },
    ],
  },
  brushes: {
    heading: 'Start with |one brush',
    lead: 'Charcoal that catches on the tooth of the paper. Watercolor that settles into it. A nib, a sponge, gum leaves.',
    more: 'See every one as a stroke',
  },
  colour: {
    heading: 'Color by |the bowlful',
    lead: 'Turn a wheel, build a harmony, keep what you like in a palette. Then drag the disc onto a shape and watch it fill.',
    more: 'Explore the colors',
  },
  video: {
    heading: 'It watches |while you paint',
    lead: 'Every stroke is recorded. Play the whole week back, or cut it to thirty seconds, in up to 4K. No panels in the film, no hand.',
    start: 'Toned ground',
    end: '30 seconds later',
    more: 'Watch a painting happen',
  },
  space: {
    heading: 'Walk around |your picture',
    lead: 'Open a model and paint on it with the brushes you know. Then place up to four lights around it, in one of over ten environments.',
    more: 'Turn the model yourself',
  },
  superpowers: {
    heading: 'Two fingers |take it back',
    lead: 'Tap with two fingers to undo, three to redo. Hold a wobbly line and it straightens. Your eyes stay on the picture.',
    more: 'Learn the gestures',
  },
  accessibility: {
    heading: 'For other eyes, |other hands',
    lead: 'Have the canvas described, call up a brush by name, put every gesture under one finger, or keep just five large buttons.',
    more: 'One picture, told four ways',
  },
  compare: {
    heading: 'Which one |is yours?',
    caption: 'The three apps side by side',
    feature: 'Feature',
    rows: [
      {
        name: 'Made for',
        procreate: 'Painting and drawing',
        pocket: 'Painting in one hand',
        dreams: 'Animation, frame by frame',
      },
      { name: 'Runs on', procreate: 'iPad', pocket: 'iPhone', dreams: 'iPad, from iPadOS 16' },
      {
        name: 'Drawing',
        procreate: 'Over {brushes} brushes in {brushSets} sets',
        pocket: 'The same brushes',
        dreams: 'On 50, 100 or 200 content tracks, by device',
      },
      {
        name: 'Film',
        procreate: 'Time-lapse: full length or 30 seconds, up to 4K',
        pocket: 'Time-lapse',
        dreams: '1, 2 or 4 video tracks by device, up to 4K; ProRes where supported',
      },
      {
        name: 'Painting in 3D',
        procreate: 'Up to 4 lights, over ten environments',
        pocket: 'On the tablet only',
        dreams: 'No',
      },
    ],
    same: [
      { name: 'Subscription', value: 'None, in any of the three' },
      { name: 'Generative AI', value: 'None, in any of the three' },
      { name: 'Data collected about you', value: 'None, in any of the three' },
    ],
    region: 'The store shows the price of your region before you buy.',
    more: 'Three questions, one answer',
  },
  own: {
    heading: 'Buy it once. |It’s yours.',
    stands: [
      { title: 'No subscription', text: 'One price, paid once, on the App Store.' },
      { title: 'No generative AI', text: 'Nothing in it paints for you.' },
      {
        title: 'Your work is yours',
        text: 'We have no claim on anything you paint, and neither does anyone else.',
      },
      { title: 'No data collected', text: 'The app asks nothing about you and sends nothing home.' },
    ],
    ai: 'Why no generative AI',
    privacy: 'The apps’ privacy policy',
  },
}

export default en

export type OverviewCopy = SameShape<typeof en>
