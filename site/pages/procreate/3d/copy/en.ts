const en = {
  head: {
    title: 'Painting in 3D with procreate',
    description:
      'Turn a model under your pencil, paint its colour, roughness and metal, and light it with up to four lamps in over ten environments. Try the lamps here.',
  },
  studio: {
    heading: 'Move |the light',
    lead: 'One half is still clay, the other is painted. Four lamps can stand around her. Drag one, and see what it does to a cheek.',
    turnOn: 'Turn on the lamps',
    coming: 'Fetching the model',
    canvas: 'The model. Drag it, or press the arrow keys, to turn it.',
    messages: {
      lost: 'The browser has put the drawing away. It comes back by itself when there is room again.',
      none: 'This browser cannot draw the model here. The picture shows the same head under two lamps.',
      failed: 'The model could not be fetched. Try again in a minute.',
    },
    lamps: {
      label: 'Lamps',
      lamp: 'Lamp {n}',
      add: 'Add',
      remove: 'Remove',
      around: 'Direction',
      height: 'Height',
      strength: 'Strength',
      tone: 'Colour of the lamp',
      tones: {
        candle: 'Candle',
        lamp: 'Desk lamp',
        sun: 'Late sun',
        daylight: 'Daylight',
        sky: 'Blue sky',
        violet: 'Violet',
        rose: 'Rose',
        aurora: 'Sea green',
      },
    },
    surface: { label: 'Surface', clay: 'Clay', half: 'Half', painted: 'Painted' },
    turn: 'Turn',
    swing: 'Turn slowly',
    stop: 'Stop turning',
    reset: 'As it was',
    rooms: {
      label: 'Environment',
      names: {
        north: 'North window',
        dawn: 'First light',
        noon: 'Beach at noon',
        cloud: 'Low cloud',
        gully: 'Fern gully',
        snow: 'Snow plateau',
        dusk: 'Last sun',
        blue: 'Blue hour',
        aurora: 'Aurora',
        neon: 'Neon street',
        candles: 'Candles',
        gallery: 'White gallery',
      },
    },
  },
  paint: {
    heading: 'Turn it, |paint, |turn again',
    lead: 'A model is a canvas without edges. Two fingers turn it, the pencil lays colour where the surface is. Your brushes, layers and blend modes all come along.',
    parts:
      'Every part of a model keeps its own layers. A stroke stays on the part you chose, even where your hand runs past it. The rim of a cup needs no mask.',
    link: 'Paint a model, in the handbook',
    open: 'Which files open',
  },
  textures: {
    heading: 'Three paints |in one stroke',
    lead: 'A layer on a model keeps more than colour. Choose what the brush lays down, one of the three or all together.',
    kinds: [
      { name: 'Colour', text: 'What you are used to.' },
      {
        name: 'Roughness',
        text: 'Dark paint polishes the surface, light paint makes it dull. Glaze and chalk are one stroke apart.',
      },
      { name: 'Metal', text: 'White turns to metal. Black stays clay, cloth or skin.' },
    ],
    flat: 'Letters and patterns are easier flat. The flat view lays the surface out as a tailor lays out a sleeve; what you set down there is on the model when you look up.',
    link: 'Textures, in the handbook',
  },
  light: {
    heading: 'Four lamps, |four tasks',
    lead: 'Leave the shadows out of your paint. In the lighting studio a lamp can be moved at any time, and no stroke is touched.',
    tasks: [
      { name: 'Key', text: 'High and to one side. It shows the form.' },
      { name: 'Fill', text: 'Opposite, weaker and cooler. It opens the shadows.' },
      { name: 'Rim', text: 'Behind the model. It draws the edge for you.' },
      { name: 'Accent', text: 'A window, a candle, a screen: whatever the picture asks for.' },
    ],
    link: 'Light and environments, in the handbook',
  },
  rooms: {
    heading: 'Over ten |rooms to |stand in',
    lead: 'An environment gives soft light from every side, and it is what a glaze reflects. Dull clay hardly notices. Gold changes its mind completely.',
  },
  take: {
    heading: 'Take it |with you',
    lead: 'USDZ for people who want to turn it too. OBJ with its textures for the next app. PNG for the flat pictures, MP4 for one turn around.',
    own: 'The model you painted is yours, like every other picture you make here.',
  },
}

export default en
