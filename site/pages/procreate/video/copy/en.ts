import type { SameShape } from '../../../../../ui/language/copy.ts'

const en = {
  head: {
    title: 'Video in procreate: the time-lapse of your painting',
    description:
      'Every stroke is recorded while you paint. Watch a coast appear in thirty seconds, and see every way to export it: full length or 30 seconds, in up to 4K.',
  },
  crumbs: { product: 'procreate', page: 'Video' },
  hero: {
    heading: 'From bare ground |to the last light',
    lead: 'While you paint, the app films the canvas, stroke by stroke. The film shows the picture alone: no panels, no zooming, no hand.',
    watch: 'Watch one grow',
  },
  lapse: {
    heading: 'Thirty seconds |of one coast',
    hint: 'Scroll down and it gets painted. Scroll up and the paint comes off.',
    slider: 'Moment in the film',
    spoken: '{n} of 30 seconds. {stage}',
    seconds: '{n} s',
    stages: {
      underdrawing: { name: 'Underdrawing', text: 'The edges, in sepia on a brown ground.' },
      broad: { name: 'Broad brush', text: 'Light and dark. Nothing else yet.' },
      masses: { name: 'Masses', text: 'Cliff, sky and sea separate.' },
      forms: { name: 'Forms', text: 'The columns stand up.' },
      small: { name: 'Small brush', text: 'Clefts, crests, a boat.' },
      lights: { name: 'Last lights', text: 'A few strokes, and stop.' },
    },
  },
  sizes: {
    heading: 'Choose 4K |before the first stroke',
    lead: 'You choose the size of the film along with the canvas, and it stays that way. A 4K frame has four times the pixels of a 1080p one: enough to fill a wall, or to crop to the one corner that went well.',
    large: '4K',
    small: '1080p',
    link: 'Time-lapse, in the handbook',
  },
  exports: {
    heading: 'What leaves the app, |and how',
    lead: 'Nothing is sent anywhere until you send it.',
    caption: 'Everything that moves, and the file it becomes',
    columns: { what: 'What', length: 'Length', size: 'Size', file: 'File' },
    rows: [
      {
        what: 'Time-lapse, full length',
        length: 'Every recorded stroke',
        size: '1080p, 2K or 4K',
        file: 'MP4, without sound',
      },
      {
        what: 'Time-lapse, short',
        length: '30 seconds: frames are dropped evenly, so a whole week fits',
        size: '1080p, 2K or 4K',
        file: 'MP4, without sound',
      },
      { what: 'Animation', length: 'Every frame', size: 'Canvas size', file: 'GIF or MP4' },
      {
        what: 'Single frames or pages',
        length: 'One picture for each layer',
        size: 'Canvas size',
        file: 'PNG or PDF',
      },
      {
        what: 'The painting, film included',
        length: 'Recording picks up with the next stroke',
        size: 'As chosen for the canvas',
        file: 'procreate',
      },
    ],
    link: 'All formats, in the handbook',
  },
  frames: {
    heading: 'Or draw |every frame yourself',
    lead: 'Animation assist turns each layer into a frame and shows the ones before and after as onion skin. For longer pieces with sound and camera, there is dreams.',
    link: 'Your first animation',
    dreams: 'Look at dreams',
  },
  take: {
    heading: 'It’s already |recording',
    lead: 'Open a canvas and paint. The film is there when you’re done.',
  },
}

export default en

export type VideoCopy = SameShape<typeof en>
