import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'dreams: animation, frame by frame',
    description:
      'Draw a line, press play, and it walks. dreams is animation on a tablet: drawing, video and sound on one timeline. Bought once, in 19 languages.',
  },
  hero: {
    heading: 'Draw a line. |Press play. |It walks.',
    lead: 'dreams is animation on a tablet. Drawing, video and sound share one timeline, under one hand.',
    walker:
      'A single line, bent into a small figure with a loop for a head and two legs, walks along the ground. When it is held, the two drawings before it show in coral and the two after it in green.',
    timeline: {
      label: 'The timeline of the walk',
      play: 'Play',
      hold: 'Hold',
      drawing: 'Drawing {n}',
      note: 'Twelve drawings make a second. Pick one to hold it.',
    },
  },
  stage: {
    heading: 'All of it on |one timeline',
    lead: 'The stage is above, time is below. Drag the white line and the evening goes by.',
    tracks: [
      {
        name: 'Drawings',
        text: 'Every small box is a drawing. Stretch it to hold the drawing longer; take it out and see if anyone misses it.',
      },
      {
        name: 'Keyframes',
        text: 'Set where a sail starts and where it stops. The curve in between decides how it feels.',
      },
      { name: 'Video', text: 'Footage gets tracks of its own, among the drawings.' },
      { name: 'Sound', text: 'The sound of the harbor sits right under the pictures it belongs to.' },
    ],
  },
  features: {
    heading: 'Twelve drawings |make a second',
    timing: {
      name: 'Timing',
      text: 'A ball spends almost half of its bounce near the top. Space your drawings like that and it has weight.',
      link: 'Draw the ball yourself',
    },
    onion: {
      name: 'Onion skin',
      text: 'The drawings before this one show through in red, the next ones in green. Look less at the lines than at the gaps between them.',
      link: 'Onion skin, and patience',
    },
    loop: {
      name: 'Loops',
      text: 'The last drawing leads back to the first. This bird could walk all day.',
      link: 'The weight in a walk',
    },
    crowd: {
      name: 'Small drawings',
      text: 'About thirty birds, two strokes of ink each. A plain mark goes a long way once it moves.',
    },
    list: {
      name: 'In short',
      more: 'The dreams handbook',
      items: [
        'Frame by frame, drawn with your own hand',
        'Drawing, video and sound on one timeline',
        'Onion skin in two colors, before and after',
        'Keyframes, with a curve between them',
        'Up to 200 content tracks',
        'Up to 4 video tracks, in up to 4K',
        '4K ProRes on supported devices',
        '19 languages',
      ],
    },
  },
  flipBook: {
    heading: 'Three frames |are yours',
    lead: 'A lit pane of glass and three sheets of paper. Draw a little on each, then press play. What you draw stays in this browser.',
    still:
      'A lit sheet of paper. The walking line is on it three times, one drawing beside the other: coral, blue black and green.',
    start: 'Pick up the pencil',
    coming: 'Fetching the pencil',
    failed: 'We couldn’t load the pencil. Try again in a minute.',
    without:
      'Drawing here needs scripts, which this browser doesn’t run. The sheets show what three drawings can do.',
    table: {
      sheet: 'Sheet of frame {n}',
      keys: 'On a keyboard, the arrow keys move the pencil, with Shift in small steps. Space lowers and lifts it.',
      frames: 'Frame',
      frame: 'Frame {n}',
      ink: 'Ink',
      inks: { ink: 'Blue black', vermilion: 'Vermilion', teal: 'Teal' },
      onion: 'Onion skin',
      play: 'Play',
      stop: 'Stop',
      undo: 'Undo',
      clear: 'Clear frame',
      lend: 'Lend me a walk',
      fresh: 'Three empty sheets',
      save: 'Save as a strip',
      down: 'The pencil is down.',
      up: 'The pencil is up.',
      cleared: 'Frame {n} is empty.',
      saved: 'The strip is in your downloads.',
      unsaved: 'We couldn’t make the strip. Try again.',
    },
  },
  devices: {
    heading: 'What can |mine do?',
    lead: 'Tracks are how many things can happen at once. The chip in your tablet decides how many, and how large.',
    chooser: {
      label: 'My tablet',
      choose: 'Choose a tablet',
      show: 'Show',
      where: 'Find your model in Settings, under General, then About.',
      unknown: 'We don’t know that device. Choose a tablet from the list.',
    },
    answer: {
      video: { one: '{n} video track, up to {size}', other: '{n} video tracks, each up to {size}' },
      content: '{n} content tracks',
      proRes: 'ProRes, up to 4K',
      withoutProRes: 'No ProRes',
      address: 'Link to this answer',
    },
    table: {
      caption: 'What each tablet can do',
      tablet: 'Tablet',
      chips: 'Chips: {chips}',
      video: 'Video tracks',
      size: 'Resolution',
      proRes: 'ProRes',
      content: 'Content tracks',
      upTo: 'up to {size}',
      yes: 'Yes, in 4K',
      no: 'No',
    },
    note: 'All of them need iPadOS 16 or later.',
    more: 'Which apps run on what',
  },
  price: {
    heading: 'Buy it once, |draw for years',
    text: '{price} Prices differ by region, and the store shows yours before you buy. It needs iPadOS 16 or later.',
    stands:
      'No subscription. No generative AI. What you draw belongs to you, and the app collects no data about you.',
    languages: 'In 19 languages, all of them included',
  },
  questions: {
    heading: 'Questions |we get',
    items: [
      {
        question: 'What does dreams cost?',
        answer: '{price} Prices differ by region, and the store shows yours before you buy.',
      },
      {
        question: 'Is there a subscription?',
        answer: 'No. You pay once, and nothing after that.',
      },
      {
        question: 'Where can I buy it?',
        answer: 'Only in your device maker’s app store.',
      },
      {
        question: 'Which tablets does it run on?',
        answer:
          'Any tablet with iPadOS 16 or later. What it can do depends on the chip: the table above lists every tablet.',
      },
      {
        question: 'How many tracks can I use?',
        answer:
          'Depending on the chip, 50, 100 or 200 content tracks, and 1, 2 or 4 video tracks at up to 1080p or 4K.',
      },
      {
        question: 'Does it work with ProRes?',
        answer: 'Yes, in 4K on supported devices. Look for a Yes in the table above.',
      },
      {
        question: 'Which languages does it speak?',
        answer: 'Nineteen, all included. They’re listed above, each by its own name.',
      },
      {
        question: 'Is there generative AI in it?',
        answer: 'No. Every drawing is made by the person holding the pencil.',
      },
      { question: 'Whose work is it?', answer: 'Yours. What you make in dreams belongs to you.' },
      { question: 'What does the app know about me?', answer: 'Nothing. It collects no data about you.' },
      {
        question: 'Is dreams part of procreate?',
        answer: 'No. procreate, pocket and dreams are three separate apps, each bought once.',
      },
    ],
  },
}

export default en

export type DreamsCopy = SameShape<typeof en>
