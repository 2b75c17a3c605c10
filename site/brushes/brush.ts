import type { Sentence } from '../pictures/picture.ts'

/** OKLCH: lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** The shape of a brush tip in the square from -1 to 1; x points in the direction of the stroke. */
export type Tip =
  /** `hard`: the part of the radius with full coverage; 0 fades from the centre, 1 has a sharp edge. */
  | { readonly shape: 'round'; readonly hard: number }
  /** A bar across the stroke; `thin`: its thickness relative to its length. */
  | { readonly shape: 'bar'; readonly thin: number }
  | { readonly shape: 'square' }
  /** A row of tufts; `gap`: 0 without gaps, 1 nearly without tufts. */
  | { readonly shape: 'bristle'; readonly hairs: number; readonly gap: number }
  /** Single hairs in a row. */
  | { readonly shape: 'hairs'; readonly hairs: number }
  /** Grains scattered over a disc; `size`: the largest radius relative to the disc's. */
  | { readonly shape: 'specks'; readonly count: number; readonly size: number }
  /** A blob with an irregular edge; `depth`: how far the edge is indented. */
  | { readonly shape: 'lump'; readonly lobes: number; readonly depth: number }
  /** Smoke; `fine`: how small its curls are, `edge`: 0 soft, 1 sharp. */
  | { readonly shape: 'cloud'; readonly fine: number; readonly edge: number }
  /** A leaf along the stroke; `bend` sideways, `ribs` and `lobes` per side. */
  | {
      readonly shape: 'leaf'
      readonly slim: number
      readonly bend: number
      readonly ribs: number
      readonly lobes: number
    }
  /** A stalk with leaflets; `slim`: their width. */
  | { readonly shape: 'frond'; readonly pairs: number; readonly slim: number }
  /** A blade of grass that tapers; `wave`: how often it bends. */
  | { readonly shape: 'blade'; readonly bend: number; readonly wave: number; readonly thick: number }
  /** Petals around a centre; `notch`: how deep they part, `heart`: radius of the centre, `tip`: 0 round, 1 pointed. */
  | {
      readonly shape: 'flower'
      readonly petals: number
      readonly notch: number
      readonly heart: number
      readonly tip: number
    }
  /** Threads from one point with a knob at the end of each; `knob`: its radius. */
  | { readonly shape: 'tuft'; readonly threads: number; readonly knob: number }
  /** A rose of overlapping petals. */
  | { readonly shape: 'rose' }
  /** A point of light with rays. */
  | { readonly shape: 'star'; readonly rays: number }
  /** `wide`: thickness of the ring relative to the radius, `fill`: coverage inside. */
  | { readonly shape: 'ring'; readonly wide: number; readonly fill: number }
  /** A regular polygon; `turn` in degrees. */
  | { readonly shape: 'polygon'; readonly sides: number; readonly turn: number }

/** The grain of the paper, whose heights catch dry paint. */
export type Tooth = 'tooth' | 'coarse' | 'cold' | 'rough' | 'canvas' | 'laid' | 'grit'

/** A halftone screen. */
type Screen = 'dots' | 'lines' | 'squares' | 'crossed' | 'rings' | 'waves' | 'diamonds' | 'rays'

/** A pattern of the page that the brush reveals. */
type Motif =
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

/** The path of a specimen stroke. */
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

/** A stamp brush. Lengths are relative to `size` unless stated otherwise. */
export interface StampPaint {
  readonly tip: Tip
  /** Half the stroke's width at full pressure, in pixels on a canvas 240 pixels high. */
  readonly size: number
  /** Distance between stamps; 0.05 by default. */
  readonly spacing?: number
  /** The first and the second colour of the stroke. */
  readonly load: readonly [Oklch, Oklch]
  /** Whether the colour changes along the stroke or per stamp; `along` by default. */
  readonly change?: 'along' | 'each'
  /** Opacity of a stamp, 0 to 1; 1 by default. */
  readonly flow?: number
  /** How much light pressure narrows the stroke, 0 to 1; 0.8 by default. */
  readonly taper?: number
  /** How much light pressure reduces the flow, 0 to 1. */
  readonly press?: number
  /** The part of the stroke over which the paint runs out. */
  readonly fade?: number
  /** Whether stamps accumulate, or the maximum counts (`once`) for an even stroke. */
  readonly build?: 'up' | 'once'
  /** `along` the stroke, `any` for random, or degrees on the page; `along` by default. */
  readonly angle?: 'along' | 'any' | number
  /** The range of random rotation in degrees, both directions together. */
  readonly turn?: number
  /** Stamps per step, and their scatter. */
  readonly count?: number
  readonly scatter?: number
  /** Random variation per stamp: of size (0 to 1), flow (0 to 1), lightness (0 to 1) and hue (degrees). */
  readonly vary?: {
    readonly size?: number
    readonly flow?: number
    readonly light?: number
    readonly hue?: number
  }
  /** The same variant of the tip along the whole stroke, so that its hairs draw lines. */
  readonly steady?: true
  /** The grid in pixels that stamps snap to. */
  readonly snap?: number
  /** `depth`: 0 ignores the grain, 1 paints its heights only. */
  readonly tooth?: { readonly kind: Tooth; readonly depth: number }
  /** `pitch` in pixels, `angle` in degrees. */
  readonly screen?: { readonly kind: Screen; readonly pitch: number; readonly angle: number }
  /** `pitch` in pixels. */
  readonly motif?: { readonly kind: Motif; readonly pitch: number }
  /** The colour of details of the tip, such as the centre of a flower. */
  readonly accent?: Oklch
  /** The blend mode: opaque, multiplied or additive; `cover` by default. */
  readonly ink?: 'cover' | 'glaze' | 'glow'
  /** Of the finished stroke, 0 to 1. */
  readonly opacity?: number
  /** How white the middle of a glowing stroke is. */
  readonly core?: number
  /** Drips of `length` pixels, every so many pixels. */
  readonly drip?: { readonly every: number; readonly length: number }
  /** Makes the stroke a watercolour wash. */
  readonly wet?: Wet
}

/** Parameters of a watercolour wash. */
export interface Wet {
  /** How irregular the edge is, in pixels. */
  readonly wander: number
  /** How dark the edge is, and its width in pixels (edge darkening). */
  readonly rim: number
  readonly rimWidth: number
  /** The width in pixels over which the edge fades into the paper. */
  readonly bleed: number
  /** The density of the pigment. */
  readonly strength: number
  /** Back-runs, 0 to 1. */
  readonly bloom: number
  /** How much pigment settles in the hollows of the paper (granulation), 0 to 1. */
  readonly settle: number
}

/** A bristle brush with thick paint. */
export interface BodyPaint {
  /** Half the stroke's width in pixels on a canvas 240 pixels high. */
  readonly size: number
  readonly load: readonly [Oklch, Oklch]
  /** Colours of a stroke below and of one on top. */
  readonly under?: Oklch
  readonly over?: Oklch
  /** The height of the paint; 0 is flat, 3 is thick. */
  readonly body: number
  readonly gloss: number
  /** Coverage at the start (1 is opaque), and how much of it is lost at the end. */
  readonly cover: number
  readonly dry: number
  /** How uneven the ends are, relative to the width. */
  readonly ragged: number
  /** Variation of lightness between neighbouring bristles, 0 to 1. */
  readonly streak: number
  /** Bristles across the brush; how fast they change along the stroke; gaps and clumps from 0 to 1. */
  readonly hairs: {
    readonly count: number
    readonly change: number
    readonly breaks: number
    readonly clump: number
  }
  /** How rough the sides are, 0 to 1. */
  readonly edge: number
  readonly taper?: number
}

export interface Brush {
  /** The name of its file and its address; unique within its set. */
  readonly id: string
  readonly name: Sentence
  /** The `alt` text on the wall; elsewhere it follows "A stroke of Brush pen, from the set Inks: …" (`art/brushes/entries.ts`). */
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
