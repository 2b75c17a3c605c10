import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'What’s new in dreams: 1.1 and 1.0',
    description:
      'dreams 1.1: perform a movement and it is recorded, draw in a flipbook, see the onion skin in two colors, and work in nineteen languages. And where 1.0 began.',
  },
  crumb: 'What’s new',
  hero: {
    version: 'What’s new in dreams 1.1',
    lead: 'Four new things, free for everyone who has dreams.',
  },
  themes: {
    perform: {
      heading: 'Move it, |and it moves',
      text: 'Put a finger on a figure, drag it while time runs, and lift. Your movement is recorded, a keyframe for every frame. Try again: the last eight takes are kept.',
      link: 'Perform',
    },
    flipbook: {
      heading: 'A pad of pages |and a corner',
      text: 'The timeline steps aside and a page fills the screen. Draw, turn the corner, draw. Hold the corner and the pages run past.',
      link: 'Flipbook',
    },
    skins: {
      heading: 'Red before, |green after',
      text: 'The onion skin has two colors now, each with a number of its own. Pin a drawing and it shows through until you let it go.',
      link: 'Onion skin',
    },
    languages: {
      heading: 'Frame, |in nineteen words',
      text: 'dreams speaks nineteen languages. Where the dictionary and the drawing table differed, we asked the table.',
      link: 'Nineteen words for frame',
    },
  },
  first: {
    version: 'Version 1.0',
    heading: 'Where the line |learned to walk',
    text: 'One timeline for drawing, video and sound. Keyframes with a curve between them, a camera, loops, and the brushes of procreate. The handbook of 1.0 is still on the shelf.',
    pages: {
      contents: 'The 1.0 handbook',
      timeline: 'The timeline',
      easing: 'Easing',
      camera: 'Camera',
    },
    label: 'From the handbook of 1.0',
  },
  all: {
    heading: 'The rest |is in the book',
    link: 'The dreams 1.1 handbook',
    back: 'Back to dreams',
  },
}

export default en

export type DreamsNewsCopy = SameShape<typeof en>
