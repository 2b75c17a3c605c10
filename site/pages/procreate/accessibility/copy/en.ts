import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Accessibility in procreate: one picture, told four ways',
    description:
      'Painting for different eyes, hands and voices: VoiceOver, Voice Control, larger text, contrast, colors by name, a one-finger panel, a simplified interface.',
  },
  crumbs: { product: 'procreate', page: 'Accessibility' },
  hero: {
    heading: 'One picture, |told four ways',
    lead: 'Hands differ, and so do eyes. A picture is no less yours if you hear it first, or feel for its edge, or want one thing on the screen at a time.',
  },
  told: {
    seen: {
      title: 'Seen',
      text: 'In full color, with sun on it and shadow below.',
      picture:
        'A blue bowl of fruit on an orange table, in front of a green wall. Sun from the upper left; each fruit has a highlight and a dark side.',
    },
    heard: {
      title: 'Heard',
      text: 'A blue bowl on an orange table, in front of a green wall. It holds five pieces of fruit: an orange, a red apple, a yellow lemon, a green apple behind them, and one more orange on top, the size of a fist. A violet plum has rolled out to the right and lies alone. The sun comes from the left, so all the shadows point toward the plum.',
      read: 'Read it aloud',
      stop: 'Stop reading',
      none: 'This browser has no voice of its own. A screen reader will read the words above.',
      failed: 'The browser’s voice didn’t respond. A screen reader will read the words above.',
    },
    touched: {
      title: 'Touched',
      text: 'Rest a finger on the canvas to hear the color under it. A tick tells you the brush is down.',
      picture:
        'The same bowl as a relief without color, like paper embossed from behind, so that every edge could be felt.',
    },
    simplified: {
      title: 'Simplified',
      text: 'Flat shapes, one color per fruit, and nothing missing that the bowl needs.',
      picture: 'The same bowl as flat shapes in six plain colors, without light or shadow.',
    },
  },
  features: {
    heading: 'Ten features, |by name',
    lead: 'Nine you know from the App Store and your tablet, and one of our own.',
    items: {
      voiceOver: {
        title: 'VoiceOver',
        text: 'Every button, slider and layer says what it is and what state it’s in. On the canvas you hear the color under your finger. Double-tap and hold to paint.',
      },
      voiceControl: {
        title: 'Voice Control',
        text: 'Every button has a name you can call, even the ones that show only an icon. A grid takes the brush to any spot.',
      },
      switchControl: {
        title: 'Switch Control',
        text: 'Buttons, sliders and points on the canvas can be scanned. A brush tapped once leaves one mark: leaves and dots make a good first picture.',
      },
      oneFinger: {
        title: 'One-finger panel',
        text: 'Undo, zoom, turn, clear: what takes two or three fingers elsewhere is a button here. Put it at whichever edge your hand is on.',
      },
      largerText: {
        title: 'Larger Text',
        text: 'The words in panels grow, the rows grow with them, and nothing is cut off.',
      },
      contrast: {
        title: 'Sufficient Contrast',
        text: 'Firmer borders around buttons and sliders, and a brush outline that shows on light and on dark.',
      },
      dark: {
        title: 'Dark Interface',
        text: 'The panels are dark from the start, so the picture is the brightest thing on screen. The light interface is one switch away.',
      },
      colour: {
        title: 'Differentiate Without Color Alone',
        text: 'Every color you choose has a name: deep teal, pale warm gray. Give it one of your own and the app uses that.',
      },
      motion: {
        title: 'Reduced Motion',
        text: 'If your tablet asks for less motion, panels appear where they belong instead of sliding there.',
      },
      captions: {
        title: 'Captions',
        text: 'Nothing you need to know is told by sound alone. The time-lapse is a silent film.',
      },
    },
    more: 'In the handbook',
  },
  bench: {
    heading: 'Try it on |this picture',
    lead: 'Red flowers, gray-green leaves. See them as other eyes do, and whether you could still find the twig.',
    text: { label: 'Text size', usual: 'Standard', large: 'Large', largest: 'Largest' },
    contrast: { label: 'Contrast', usual: 'Standard', firm: 'Higher' },
    look: { label: 'Interface', dark: 'Dark', light: 'Light' },
    filter: {
      label: 'Canvas filter',
      none: 'None',
      protan: 'Without red',
      deutan: 'Without green',
      tritan: 'Without blue',
      grey: 'Grayscale',
    },
    finger: { label: 'One-finger panel', zoom: 'Zoom', turn: 'Turn', hide: 'Hide interface' },
    panel: {
      label: 'Layers',
      rows: [
        { name: 'Blossom', colour: 'deep crimson' },
        { name: 'Leaves', colour: 'dark gray-green' },
        { name: 'Twigs', colour: 'warm brown' },
        { name: 'Paper', colour: 'pale cream' },
      ],
    },
    more: 'Check a picture for other eyes',
  },
  simple: {
    heading: 'Five buttons |can be enough',
    lead: 'The simplified interface is for a child, for a tired evening, for a hand or a mind that wants one thing at a time. You choose which brushes and colors stay, for yourself or for someone else.',
    buttons: {
      paint: 'Paint',
      erase: 'Erase',
      colour: 'Color',
      undo: 'Undo',
      gallery: 'Gallery',
    },
    more: 'Set it up',
  },
  contact: {
    heading: 'What’s still |in your way?',
    lead: 'Tell us what your hand does and what the app makes of it. People read every message, and answer.',
    talk: 'Talk to the team',
    handbook: 'Accessibility, in the handbook',
  },
}

export default en

export type AccessibilityCopy = SameShape<typeof en>
