import type { Sentence } from '../pictures/picture.ts'

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** What touches the paper, seen from above in a square of two by two with its middle at 0; x is the way of the brush. */
export type Tip =
  /** `hard`: part of the radius that is full before it fades; 0 is a breath, 1 is cut. */
  | { readonly shape: 'round'; readonly hard: number }
  /** A bar across the way; `thin`: its thickness as a part of its length. */
  | { readonly shape: 'bar'; readonly thin: number }
  | { readonly shape: 'square' }
  /** A row of tufts; `gap`: 0 closed, 1 nearly none left. */
  | { readonly shape: 'bristle'; readonly hairs: number; readonly gap: number }
  /** Single hairs in a row. */
  | { readonly shape: 'hairs'; readonly hairs: number }
  /** Grains thrown over a disc; `size`: radius of the largest as a part of the disc's. */
  | { readonly shape: 'specks'; readonly count: number; readonly size: number }
  /** A lump with an uneven rim; `depth`: how far the rim goes in. */
  | { readonly shape: 'lump'; readonly lobes: number; readonly depth: number }
  /** Vapour; `fine`: how small its curls are, `edge`: 0 mist, 1 cut. */
  | { readonly shape: 'cloud'; readonly fine: number; readonly edge: number }
  /** A leaf along the way; `bend` sideways, `ribs` a side, `lobes` a side. */
  | {
      readonly shape: 'leaf'
      readonly slim: number
      readonly bend: number
      readonly ribs: number
      readonly lobes: number
    }
  /** A stalk with leaflets; `slim`: their breadth. */
  | { readonly shape: 'frond'; readonly pairs: number; readonly slim: number }
  /** A blade of grass that narrows to its end; `wave`: how often it sways. */
  | { readonly shape: 'blade'; readonly bend: number; readonly wave: number; readonly thick: number }
  /** Petals round a heart; `notch`: how deep they part, `heart`: radius of the middle, `tip`: 0 round, 1 pointed. */
  | {
      readonly shape: 'flower'
      readonly petals: number
      readonly notch: number
      readonly heart: number
      readonly tip: number
    }
  /** Threads out of one point, with a knob at the end of each; `knob`: its radius. */
  | { readonly shape: 'tuft'; readonly threads: number; readonly knob: number }
  /** Petals wound into each other. */
  | { readonly shape: 'rose' }
  /** A point of light with rays. */
  | { readonly shape: 'star'; readonly rays: number }
  /** `wide`: thickness of the rim as a part of the radius, `fill`: how full it is inside. */
  | { readonly shape: 'ring'; readonly wide: number; readonly fill: number }
  /** A regular polygon; `turn` in degrees. */
  | { readonly shape: 'polygon'; readonly sides: number; readonly turn: number }

/** What the paint has to get over: the ground's tooth, which catches it on its heights. */
export type Tooth = 'tooth' | 'coarse' | 'cold' | 'rough' | 'canvas' | 'laid' | 'grit'

/** A screen that turns tones into marks of one colour. */
export type Screen = 'dots' | 'lines' | 'squares' | 'crossed' | 'rings' | 'waves' | 'diamonds' | 'rays'

/** An ornament of the page that the brush uncovers. */
export type Motif =
  | 'seigaiha'
  | 'chequer'
  | 'bricks'
  | 'hexagons'
  | 'hemp-leaf'
  | 'herringbone'
  | 'triangles'
  | 'stripes'
  | 'terrazzo'
  | 'weave'

/** How the hand moves when it shows the brush. */
export type Gesture =
  | 'wave'
  | 'zigzag'
  | 'loops'
  | 'dabs'
  | 'passes'
  | 'arches'
  | 'pulls'
  | 'hatching'
  | 'line'

export type Ground = 'paper' | 'white' | 'kraft' | 'pine' | 'sky' | 'storm' | 'dusk' | 'night' | 'slate'

/** A brush that prints its tip again and again. Lengths are parts of `size` where nothing else is said. */
export interface StampPaint {
  readonly tip: Tip
  /** Half the width of the stroke at full pressure, in pixels on a sheet 240 pixels high. */
  readonly size: number
  /** From one print to the next; 0.05 if not given. */
  readonly spacing?: number
  /** What it is loaded with: from the first to the second. */
  readonly load: readonly [Oklch, Oklch]
  /** Where the load changes: along the stroke, or from print to print; `along` if not given. */
  readonly change?: 'along' | 'each'
  /** How opaque one print is, 0 to 1; 1 if not given. */
  readonly flow?: number
  /** How much narrower light pressure makes the stroke, 0 to 1; 0.8 if not given. */
  readonly taper?: number
  /** How much paler light pressure makes it, 0 to 1. */
  readonly press?: number
  /** Part of the stroke over which the paint gives out. */
  readonly fade?: number
  /** Prints add up, or the strongest counts (`once`), so that a stroke is even in itself. */
  readonly build?: 'up' | 'once'
  /** `along` the way, `any`, or degrees on the page; `along` if not given. */
  readonly angle?: 'along' | 'any' | number
  /** Degrees by which prints turn at random, to both sides together. */
  readonly turn?: number
  /** Prints at one place, and how far they are thrown from it. */
  readonly count?: number
  readonly scatter?: number
  /** Random changes from print to print: of size (0 to 1), flow (0 to 1), lightness (0 to 1) and hue (degrees). */
  readonly vary?: {
    readonly size?: number
    readonly flow?: number
    readonly light?: number
    readonly hue?: number
  }
  /** The same side of the tip all the way, so that its hairs draw lines. */
  readonly steady?: true
  /** Raster in pixels that prints snap to. */
  readonly snap?: number
  /** `depth`: 0 slides over the tooth, 1 touches nothing but its heights. */
  readonly tooth?: { readonly kind: Tooth; readonly depth: number }
  /** `pitch` in pixels, `angle` in degrees. */
  readonly screen?: { readonly kind: Screen; readonly pitch: number; readonly angle: number }
  /** `pitch` in pixels. */
  readonly motif?: { readonly kind: Motif; readonly pitch: number }
  /** The heart of a flower, the tip of a thread. */
  readonly accent?: Oklch
  /** Covers, stains like glass, or shines; `cover` if not given. */
  readonly ink?: 'cover' | 'glaze' | 'glow'
  /** Of the finished stroke, 0 to 1. */
  readonly opacity?: number
  /** How white the middle of a glow burns. */
  readonly core?: number
  /** Runs down: at every so many pixels, so many pixels long. */
  readonly drip?: { readonly every: number; readonly length: number }
  /** Makes it a wash. */
  readonly wet?: Wet
}

/** How water carries the paint. */
export interface Wet {
  /** How far the rim wanders, in pixels. */
  readonly wander: number
  /** How dark pigment gathers along the rim, and how broad that rim is in pixels. */
  readonly rim: number
  readonly rimWidth: number
  /** Pixels over which the rim bleeds into the paper. */
  readonly bleed: number
  /** Density of the pigment. */
  readonly strength: number
  /** Back-runs, 0 to 1. */
  readonly bloom: number
  /** How much pigment settles in the hollows of the paper, 0 to 1. */
  readonly settle: number
}

/** A brush that drags thick paint. */
export interface BodyPaint {
  /** Half the width in pixels on a sheet 240 pixels high. */
  readonly size: number
  readonly load: readonly [Oklch, Oklch]
  /** A stroke that lies below, and one that is laid over. */
  readonly under?: Oklch
  readonly over?: Oklch
  /** How high the paint stands; 0 is flat, 3 is thick. */
  readonly body: number
  readonly gloss: number
  /** How well it covers at the beginning (1 is wholly), and how much of that is gone at the end. */
  readonly cover: number
  readonly dry: number
  /** How uneven the ends are, as a part of the width. */
  readonly ragged: number
  /** How different the lightness of neighbouring bristles is, 0 to 1. */
  readonly streak: number
  /** Bristles across the brush; how fast they change along the way; breaks and clumps from 0 to 1. */
  readonly hairs: {
    readonly count: number
    readonly change: number
    readonly breaks: number
    readonly clump: number
  }
  /** How rough its sides are, 0 to 1. */
  readonly edge: number
  readonly taper?: number
}

export interface Brush {
  /** Its file and address; unique in its set. */
  readonly id: string
  readonly name: Sentence
  /** How its stroke looks: completes "A stroke of this brush: …". */
  readonly stroke: Sentence
  readonly gesture?: Gesture
  readonly ground?: Ground
  readonly paint: StampPaint | BodyPaint
}

export interface BrushSet {
  readonly id: string
  readonly name: Sentence
  readonly brushes: readonly Brush[]
}
