const en = {
  head: {
    title: 'Brushes: over 200 in 18 sets · procreate',
    description:
      'Over 200 brushes in 18 sets, each shown as the stroke it makes. Pick one up and paint with it here, by pen, finger, mouse or keyboard.',
  },
  crumbs: { product: 'procreate', page: 'Brushes' },
  hero: {
    heading: 'Two hundred strokes. |Pick one up.',
    lead: 'Over 200 brushes in 18 sets come with procreate. Below, each one hangs as the stroke it makes. Any of them can be taken down and painted with, on this page.',
    pickUp: 'Pick up a brush',
    wall: 'Go to the wall',
    without: 'To try the brushes here, a browser with scripts is needed. The wall needs nothing.',
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
    sets: 'The 18 sets',
    pickUp: 'Pick up {name}',
    hint: 'Touch a stroke to pick its brush up.',
  },
  hand: {
    heading: 'It answers |the hand',
    pressure: {
      title: 'Press',
      text: 'The mark grows wider, darker or wetter. Which of these is up to the brush, and up to you.',
      more: 'Pressure and tilt',
    },
    tilt: {
      title: 'Lean',
      text: 'Lay the pencil on its side and a line becomes a veil, as it does with lead.',
      more: 'Set the angle',
    },
    speed: {
      title: 'Hurry',
      text: 'A dry brush breaks up over the tooth of the paper. Canvas and brush keep up at 120 frames a second on devices that can.',
      more: 'Shape and grain',
    },
  },
  own: {
    heading: 'Open one up. |Change it.',
    lead: 'A brush is a stamp, a piece of paper and a few rules about your hand. In the brush studio you take it apart and put it together again. Nothing can break: a built-in brush always finds its way back.',
    share:
      'A brush of your own is a small file. Sign it, send it to a friend, install theirs. What you make belongs to you, brushes included.',
    studio: 'Inside the brush studio',
    sharing: 'How to share a brush',
  },
  store: {
    heading: 'All of them, |bought once',
    lead: 'No subscription, and no brush is sold apart.',
  },
  trouble: {
    title: 'The canvas did not come',
    message: 'It could not be fetched just now. Check the connection and pick the brush up once more.',
  },
  studio: {
    heading: 'A sheet to try it on',
    close: 'Back to the wall',
    brush: 'Brush',
    size: 'Size',
    opacity: 'Opacity',
    colour: 'Colour',
    ownColour: 'The paint it hangs with',
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
      'The sheet, and a brush. Arrow keys move the brush. Hold Space to paint, or press it once to lower the brush and again to lift it. Control and Z take a stroke back.',
    refused:
      'This browser gives us no canvas to paint on. The wall is all there, and the brushes are in the app.',
    missing:
      'The brushes could not be fetched just now. Check the connection, close the sheet and pick one up once more.',
    lost: 'The browser took the canvas away for a moment. What you painted is kept and comes back with it.',
  },
}

export default en
