const en = {
  head: {
    title: 'Colour in procreate: harmonies, palettes, profiles',
    description:
      'Choose one colour and see its company: five harmonies on a wheel that answers you, contrast against paper and ink, six palettes to take home, and what profiles do.',
  },
  explorer: {
    heading: 'Every colour |keeps company',
    lead: 'Choose one on the wheel. Its companions come along, and say how they stand against paper and ink.',
    open: 'Open the wheel',
    disc: 'A disc of every hue, grey in the middle and strongest at the rim, with the harmony pinned on it.',
    harmony: 'Harmony',
    harmonies: {
      complementary: 'Complementary',
      split: 'Split',
      analogous: 'Analogous',
      triadic: 'Triadic',
      tetradic: 'Tetradic',
    },
    hue: 'Hue',
    chroma: 'Chroma',
    lightness: 'Lightness',
    bands: {
      label: 'The colours of this harmony',
      copy: 'Copy {value}',
      copied: '{value} copied',
      failed: 'Unable to copy to clipboard',
      onPaper: 'On paper {n}, {grade}',
      onInk: 'On ink {n}, {grade}',
      text: 'good for text',
      large: 'large type only',
      neither: 'not for words',
    },
  },
  harmonies: {
    heading: 'Five ways |to agree',
    lead: 'Let one colour lead and give it the large areas. The second supports. The third appears where the eye should stop.',
    kinds: {
      complementary: {
        name: 'Complementary',
        text: 'Two opposites. Each makes the other louder, so let one of them whisper.',
      },
      split: {
        name: 'Split complementary',
        text: 'A colour, and both neighbours of its opposite. The contrast stays and the quarrel goes.',
      },
      analogous: {
        name: 'Analogous',
        text: 'Neighbours on the wheel. A calm picture: fog, leaves, the inside of a shell.',
      },
      triadic: { name: 'Triadic', text: 'Thirds of the circle, lively and even. Good for toys and fruit.' },
      tetradic: {
        name: 'Tetradic',
        text: 'Two pairs of opposites, for a scene with many things in it. One pair leads.',
      },
    },
    link: 'Harmony, in the handbook',
  },
  profiles: {
    heading: 'The same |number, |three colours',
    lead: 'A colour is kept as numbers. The profile says which colours they stand for, so that the next screen shows yours, and the printer knows what it cannot do.',
    kinds: {
      p3: {
        name: 'Display P3',
        text: 'For recent tablets and phones. It reaches further into red and green.',
      },
      srgb: { name: 'sRGB', text: 'For the web, and for screens you know nothing about.' },
      cmyk: {
        name: 'CMYK, as a preview',
        text: 'Four inks on paper. Bright green, orange and violet lie beyond them, and the canvas shows you while you paint.',
      },
    },
    note: 'The upper row is stronger only on a screen that shows P3. The lowest is an approximation: each press has a profile of its own.',
    link: 'Colour profiles, in the handbook',
  },
  palettes: {
    heading: 'Six palettes, |still wet',
    lead: 'Taken from pictures on this site. Copy one, or keep the file: ASE and GPL open in most drawing apps, JSON in a text editor.',
    names: {
      coast: 'Coast',
      aurora: 'Aurora',
      gum: 'Flowering gum',
      lemons: 'Lemons',
      harbour: 'Harbour',
      dolerite: 'Dolerite',
    },
    copy: 'Copy the six',
    copied: '{name} copied',
    failed: 'Unable to copy to clipboard',
    download: '{name} as {type}',
    link: 'Palettes, in the handbook',
  },
  panel: {
    heading: 'All of it |one tap away',
    lead: 'The disc, the harmonies, your palettes and the exact numbers share one panel. The new colour stands beside the one before; tap the old one to return to it.',
    link: 'The colour panel, in the handbook',
  },
}

export default en
