import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Brushes: over {brushes} in {brushSets} sets · procreate',
    description:
      'Over {brushes} brushes in {brushSets} sets, each shown as the stroke it makes. Pick one up and paint with it here, with pen, finger, mouse or keyboard.',
  },
  crumbs: { product: 'procreate', page: 'Brushes' },
  hero: {
    heading: 'Two hundred strokes. |Pick one up.',
    lead: 'Over {brushes} brushes in {brushSets} sets come with procreate. Below, each one hangs as the stroke it makes. Take any of them down and paint with it, right on this page.',
    pickUp: 'Pick up a brush',
    wall: 'Go to the wall',
    without: 'To try the brushes, you need a browser with scripts turned on. The wall works without.',
  },
  wall: {
    heading: 'The wall',
    show: 'Show',
    all: 'All of them',
    kinds: {
      dry: 'Dry',
      line: 'Line',
      wet: 'Wet',
      blown: 'Blown',
      nature: 'Nature',
      surface: 'Surface',
    },
    sets: 'The {brushSets} sets',
    pickUp: 'Pick up {name}',
    hint: 'Touch a stroke to pick up its brush.',
  },
  hand: {
    heading: 'It answers |the hand',
    pressure: {
      title: 'Press',
      text: 'The mark grows wider, darker or wetter. Which of these is up to the brush, and to you.',
      more: 'Pressure and tilt',
    },
    tilt: {
      title: 'Lean',
      text: 'Lay the pencil on its side and a line becomes a veil, as it does with lead.',
      more: 'Set the angle',
    },
    speed: {
      title: 'Hurry',
      text: 'A dry brush breaks up over the tooth of the paper. Canvas and brush keep up at 120 frames a second on supported devices.',
      more: 'Shape and grain',
    },
  },
  own: {
    heading: 'Open one up. |Change it.',
    lead: 'A brush is a stamp, a piece of paper and a few rules about your hand. In the brush studio you can take it apart and put it back together. You can’t break anything: a built-in brush can always be reset.',
    share:
      'A brush of your own is a small file. Sign it, send it to a friend, install theirs. What you make belongs to you, brushes included.',
    studio: 'Inside the brush studio',
    sharing: 'How to share a brush',
  },
  store: {
    heading: 'All of them, |bought once',
    lead: 'No subscription, and no brushes sold separately.',
  },
  trouble: {
    title: 'The canvas didn’t load',
    message: 'Check your connection and pick the brush up again.',
  },
  studio: {
    heading: 'A sheet to try it on',
    close: 'Back to the wall',
    brush: 'Brush',
    size: 'Size',
    opacity: 'Opacity',
    colour: 'Color',
    ownColour: 'The color it hangs in',
    wheel: 'Hue and strength',
    wheelValue: 'hue {hue} of 360, strength {strength} of 100',
    lightness: 'Lightness',
    paper: 'Paper',
    papers: { paper: 'Cream', kraft: 'Kraft', sky: 'Sky', slate: 'Slate', night: 'Night' },
    undo: 'Undo',
    clear: 'New sheet',
    save: 'Save as PNG',
    file: 'brush-strokes',
    private: 'What you paint stays in this browser.',
    fingers: 'Tap with two fingers to undo.',
    sheet:
      'The sheet and a brush. Arrow keys move the brush. Hold Space to paint, or press it once to lower the brush and again to lift it. Ctrl+Z takes a stroke back.',
    refused:
      'This browser has no canvas to paint on. The wall is still here, and the brushes are in the app.',
    missing: 'We couldn’t load the brushes. Check your connection, close the sheet and pick one up again.',
    lost: 'The browser took the canvas away for a moment. What you painted is safe and comes back with it.',
  },
}

export default en

export type BrushesCopy = SameShape<typeof en>
