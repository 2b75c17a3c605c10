import type { SameShape } from '../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'procreate: apps for people who draw',
    description:
      'Three apps for painting, drawing and animation, made by a small team in Hobart, Tasmania. Bought once. No subscription, no generative AI.',
  },
  hero: {
    heading: 'Paint the light |you see',
    lead: 'Three apps for painting, drawing and animation, made by a small team in Hobart, Tasmania. Buy it once and it’s yours.',
    get: 'Get procreate',
    all: 'See all three',
    unfinished: 'This painting isn’t finished. |Grab a brush.',
    paint: {
      label: 'Paint on the picture',
      pots: {
        vermilion: 'Vermilion',
        ochre: 'Ochre',
        ultramarine: 'Ultramarine',
        teal: 'Teal',
        cream: 'Cream',
      },
      undo: 'Undo',
      wipe: 'Wipe clean',
      putDown: 'Put the brush down',
      brush: '{name}, from the brush library',
      surface:
        'The painting and a brush. Arrow keys move the brush. Hold Space to paint, or press it once to lower the brush and again to lift it. Escape puts the brush down.',
    },
  },
  products: {
    label: 'The three apps',
    procreate: {
      label: 'Painting on a tablet',
      text: 'Over two hundred brushes in eighteen sets, and a canvas that keeps up with your wrist. We paint with it every day, then argue about it over lunch.',
      more: 'Look inside procreate',
    },
    pocket: {
      label: 'Painting on a phone',
      text: 'The same brushes, in one hand. For the bus, the waiting room, and the night the sky turns green.',
      more: 'Look inside pocket',
    },
    lights: {
      heading: 'One table, |four lights',
      text: 'In procreate you can turn a model, paint on it and place up to four lights around it.',
      more: 'See it in 3D',
    },
    dreams: {
      label: 'Animation, frame by frame',
      text: 'Draw a line. Press play. It walks. Drawing, timing and sound live on one timeline.',
      more: 'Look inside dreams',
    },
  },
  news: {
    heading: 'Latest news',
    all: 'All articles',
    missing: 'We couldn’t load the newest articles. They’re all on the insight page.',
  },
  learning: {
    heading: 'Learn it with |your hands',
    lead: 'Nobody reads their way into painting. Every lesson here ends with something you made.',
    items: {
      handbook: { title: 'The handbook', text: 'Every tool, every gesture, every version.' },
      beginners: { title: 'Beginners series', text: 'Four parts, from a first mark to a finished picture.' },
      lessons: { title: 'Lesson ideas', text: 'For teachers, ready for Monday.' },
      community: { title: 'Community', text: 'Show your work. Ask how that sky was done.' },
    },
  },
  help: {
    heading: 'Help center',
    lead: 'People answer here, not bots. We keep Hobart hours and read every message.',
    ask: { heading: 'What are you |stuck on?', search: 'Search' },
    visit: 'Visit the help center',
    talk: 'Talk to the team',
    handbook: 'Open the handbook',
  },
  beginners: {
    heading: 'Start with |a lemon',
    lead: 'Four parts, one finished picture. Talent isn’t on the list of materials.',
    parts: ['First marks', 'Shape and shadow', 'Color that sings', 'Knowing when to stop'],
    all: 'The whole series',
  },
  lessons: {
    heading: 'Lesson ideas',
    lead: 'Plans for a class with tablets, pencils and forty minutes.',
    ideas: {
      leaf: {
        title: 'A leaf a day',
        years: 'Grades 3 to 6',
        text: 'Draw one leaf for a week, and watch what the eye learns.',
      },
      smell: {
        title: 'Map of a smell',
        years: 'Grades 5 to 8',
        text: 'No lines allowed: only color and texture.',
      },
      weather: {
        title: 'Weather in twelve frames',
        years: 'Grades 7 to 10',
        text: 'One second of wind, animated.',
      },
    },
    all: 'All lesson ideas',
  },
  careers: {
    heading: 'A chair |by the window',
    lead: 'From it you see the river, the mountain, and whatever the weather is doing to both.',
    all: 'All open positions',
    missing: 'We couldn’t load the open positions. They’re all on the careers page.',
    none: 'Every chair is taken right now. We still like to hear from people who draw.',
  },
  insight: {
    heading: 'insight',
    lead: 'A magazine about the hand, the eye and the hours between them.',
    categories: 'Read about',
    all: 'Open the magazine',
  },
}

export default en

export type HomeCopy = SameShape<typeof en>
