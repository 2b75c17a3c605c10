import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Painting in 3D with procreate',
    description:
      'Turn a model under your pencil, paint its color, roughness and metal, and light it with up to four lamps in over ten environments. Try the lamps here.',
  },
  studio: {
    heading: 'Move |the light',
    lead: 'Half of her is still clay, half is painted. Up to four lamps can stand around her. Drag one and see what it does to a cheek.',
    turnOn: 'Turn on the lamps',
    coming: 'Loading the model',
    canvas: 'The model. Drag it, or press the arrow keys, to turn it.',
    messages: {
      lost: 'The browser ran short of memory and put the model away. It comes back on its own.',
      none: 'This browser can’t show the model. The picture shows the same head under two lamps.',
      failed: 'We couldn’t load the model. Try again in a minute.',
    },
    lamps: {
      label: 'Lamps',
      lamp: 'Lamp {n}',
      add: 'Add',
      remove: 'Remove',
      around: 'Direction',
      height: 'Height',
      strength: 'Strength',
      tone: 'Lamp color',
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
    reset: 'Reset',
    environments: {
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
    lead: 'A model is a canvas without edges. Turn it with two fingers and lay color right on the surface. Your brushes, layers and blend modes all come along.',
    parts:
      'Every part of a model keeps its own layers. A stroke stays on the part you chose, even where your hand runs past it. The rim of a cup needs no mask.',
    link: 'Paint a model, in the handbook',
    open: 'Files you can open',
  },
  textures: {
    heading: 'Three paints |in one stroke',
    lead: 'A layer on a model keeps more than color. Choose what the brush lays down: one of the three, or all at once.',
    kinds: [
      { name: 'Color', text: 'What you’re used to.' },
      {
        name: 'Roughness',
        text: 'Dark paint polishes the surface, light paint makes it dull. Glaze and chalk are one stroke apart.',
      },
      { name: 'Metal', text: 'White turns to metal. Black stays clay, cloth or skin.' },
    ],
    flat: 'Letters and patterns are easier flat. The flat view opens the surface like a tailor’s pattern, and what you paint there is on the model when you look up.',
    link: 'Textures, in the handbook',
  },
  light: {
    heading: 'Four lamps, |four tasks',
    lead: 'Leave the shadows out of your paint. In the lighting studio you can move a lamp at any time without touching a stroke.',
    tasks: [
      { name: 'Key', text: 'High and to one side. It shows the form.' },
      { name: 'Fill', text: 'Opposite, weaker and cooler. It opens the shadows.' },
      { name: 'Rim', text: 'Behind the model. It draws the edge for you.' },
      { name: 'Accent', text: 'A window, a candle, a screen: whatever the picture asks for.' },
    ],
    link: 'Light and environments, in the handbook',
  },
  environments: {
    heading: 'Over ten |rooms to |stand in',
    lead: 'An environment sheds soft light from every side and gives a glaze something to reflect. Dull clay hardly notices. Gold changes its mind completely.',
  },
  take: {
    heading: 'Take it |with you',
    lead: 'USDZ for people who want to turn it too. OBJ with its textures for the next app. PNG for the flat pictures, MP4 for one full turn.',
    own: 'The model you paint is yours, like every other picture you make.',
  },
}

export default en

export type SpaceCopy = SameShape<typeof en>
