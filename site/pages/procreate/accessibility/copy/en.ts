const en = {
  head: {
    title: 'Accessibility in procreate: one picture, told four ways',
    description:
      'Painting for different eyes, hands and voices: VoiceOver, Voice Control, larger text, contrast, colours by name, a one-finger panel, a simplified interface.',
  },
  crumbs: { product: 'procreate', page: 'Accessibility' },
  hero: {
    heading: 'One picture, |told four ways',
    lead: 'Hands differ, and so do eyes. A picture is no less yours if you hear it first, or feel for its edge, or want one thing on the screen at a time.',
  },
  told: {
    seen: {
      title: 'Seen',
      text: 'In full colour, with sun on it and shadow below.',
      picture:
        'A blue bowl of fruit on an orange table, before a green wall. Sun from the upper left; each fruit has a highlight and a dark side.',
    },
    heard: {
      title: 'Heard',
      text: 'A blue bowl on an orange table, before a green wall. In it lie five fruits: an orange, a red apple, a yellow lemon; a green apple behind them, and on top one more orange, the size of a fist. A violet plum has rolled out to the right and lies alone. The sun comes from the left, so all the shadows point to the plum.',
      read: 'Read it aloud',
      stop: 'Stop reading',
      none: 'This browser has no voice of its own. A screen reader reads the words above.',
      failed: 'The browser’s voice gave no answer. A screen reader reads the words above.',
    },
    touched: {
      title: 'Touched',
      text: 'Rest a finger on the canvas and the colour below it is named. A tick says that the brush is down.',
      picture:
        'The same bowl as a relief without colour, like paper pressed from behind: every edge could be felt.',
    },
    simplified: {
      title: 'Simplified',
      text: 'Flat shapes, one colour a fruit. Nothing is missing that the bowl needs.',
      picture: 'The same bowl as flat shapes in six plain colours, without light or shadow.',
    },
  },
  features: {
    heading: 'By name, |and what each one does',
    lead: 'Nine names that you know from the App Store and from your tablet, and one of ours.',
    items: {
      voiceOver: {
        title: 'VoiceOver',
        text: 'Every button, slider and layer says what it is and what state it is in. On the canvas you hear the colour under your finger. Double-tap and hold, and you paint.',
      },
      voiceControl: {
        title: 'Voice Control',
        text: 'Every button has a name that can be called, also those that show only a picture. A grid takes the brush to any spot.',
      },
      switchControl: {
        title: 'Switch Control',
        text: 'Buttons, sliders and points on the canvas can be scanned. A brush tapped once leaves one mark: leaves and dots make a good first picture.',
      },
      oneFinger: {
        title: 'One-finger panel',
        text: 'Undo, zoom, turn, clear: what takes two or three fingers elsewhere is a button here. Put it at the edge where your hand is.',
      },
      largerText: {
        title: 'Larger Text',
        text: 'The words in panels grow, the rows grow with them, and nothing is cut off.',
      },
      contrast: {
        title: 'Sufficient Contrast',
        text: 'Firmer borders around buttons and sliders, and an outline of the brush that shows on light and on dark.',
      },
      dark: {
        title: 'Dark Interface',
        text: 'The panels are dark from the start, so that the picture is the brightest thing. The light interface is one switch away.',
      },
      colour: {
        title: 'Differentiate Without Colour Alone',
        text: 'Each colour that you choose is named: deep teal, pale warm grey. Give it a name of your own and that one is used.',
      },
      motion: {
        title: 'Reduced Motion',
        text: 'If your tablet asks for less motion, panels appear where they belong instead of sliding there.',
      },
      captions: {
        title: 'Captions',
        text: 'Nothing that you need is told by sound alone. The time-lapse is a silent film.',
      },
    },
    more: 'In the handbook',
  },
  bench: {
    heading: 'Try it on |this picture',
    lead: 'Red flowers, grey-green leaves. See what others make of them, and whether you could still find the twig.',
    text: { label: 'Text size', usual: 'Usual', large: 'Large', largest: 'Largest' },
    contrast: { label: 'Contrast', usual: 'Usual', firm: 'Firmer' },
    look: { label: 'Interface', dark: 'Dark', light: 'Light' },
    filter: {
      label: 'Canvas filter',
      none: 'None',
      protan: 'Without red',
      deutan: 'Without green',
      tritan: 'Without blue',
      grey: 'Greys',
    },
    finger: { label: 'One-finger panel', zoom: 'Zoom', turn: 'Turn', hide: 'Hide interface' },
    panel: {
      label: 'Layers',
      rows: [
        { name: 'Blossom', colour: 'deep crimson' },
        { name: 'Leaves', colour: 'dark grey-green' },
        { name: 'Twigs', colour: 'warm brown' },
        { name: 'Paper', colour: 'pale cream' },
      ],
    },
    more: 'Check a picture for other eyes',
  },
  simple: {
    heading: 'Five buttons |can be enough',
    lead: 'The simplified interface is for a child, for a tired evening, for a hand or a mind that wants one thing at a time. You choose which brushes and colours stay, for yourself or for someone.',
    buttons: {
      paint: 'Paint',
      erase: 'Erase',
      colour: 'Colour',
      undo: 'Undo',
      gallery: 'Gallery',
    },
    more: 'Set it up',
  },
  contact: {
    heading: 'What is still |in your way',
    lead: 'Tell us what your hand does and what the app makes of it. People answer, and read every letter.',
    talk: 'Talk to the team',
    handbook: 'Accessibility, in the handbook',
  },
}

export default en
