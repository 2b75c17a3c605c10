import type { Lab } from '../paint/colour.ts'
import type { Look } from './reference.ts'
import type { Finish } from './relight.ts'
import { type BrushName, brushNames } from './streaks.ts'

/** One round over the whole canvas with one size of brush. */
export interface Pass {
  brush: BrushName
  /** Half the brush's width, in pixels of a picture 2000 wide; scales with the picture. */
  radius: number
  /** The distance between strokes, in radii. */
  spacing: number
  /** How much the reference is blurred for this brush, in radii: a broad brush does not see the small. */
  blur: number
  /** A place is painted when it differs by this much in OKLab from what should be there; 0 paints everything. */
  threshold: number
  /** Steps of three quarters of a radius that a stroke takes each way: so many at least, so many at most. */
  shortest: number
  longest: number
  /** The share of hairs that leave paint at first (above 1: all), and how much of it is gone at the end. */
  load: number
  dry: number
  /** How much paint varies in hue, strength and lightness from stroke to stroke. */
  jitter: number
  /** How thick the paint is. */
  body: number
  /** How much of the paint beneath the brush takes along, 0 to 1. */
  pickup: number
  /** How much paint crosses the outline of a thing, 0 to 1. */
  leak: number
  /** How much brushes of this round differ in size, 0 to 1. */
  vary: number
  /** How far a stroke may set off from the flow, in radians. */
  sway: number
  /** How much the threshold heeds the scene's detail, 0 to 1: skies then stay broad. */
  heed: number
  /** Strokes thin out towards both ends. */
  taper: boolean
}

export interface Plan {
  /** OKLab of the toned ground. */
  ground: Lab
  /** How deep the threads of the linen lie. */
  weave: number
  look: Look
  /** From the broadest brush to the finest. */
  passes: readonly Pass[]
  finish: Finish
  /** Draws the outlines in sepia before the first brush. */
  underdrawing?: boolean
}

const pass = (radius: number, rest: Omit<Pass, 'radius' | 'brush' | 'taper'> & Partial<Pass>): Pass => ({
  brush: 'bristle',
  taper: false,
  radius,
  ...rest,
})

/** Block in, masses, forms, parts, edges, accents. */
export const defaultPasses: readonly Pass[] = [
  // biome-ignore format: a table
  pass(54, { spacing: 0.9, blur: 0.8, threshold: 0, shortest: 3, longest: 7, load: 0.93, dry: 0.6, jitter: 1.4, body: 0.35, pickup: 0.1, leak: 0.8, vary: 0.6, sway: 0.7, heed: 0 }),
  // biome-ignore format: a table
  pass(30, { spacing: 0.75, blur: 0.5, threshold: 0.018, shortest: 3, longest: 8, load: 0.98, dry: 0.65, jitter: 1.2, body: 0.55, pickup: 0.3, leak: 0.2, vary: 0.6, sway: 0.35, heed: 0 }),
  // biome-ignore format: a table
  pass(16, { spacing: 0.85, blur: 0.4, threshold: 0.028, shortest: 2, longest: 9, load: 1, dry: 0.65, jitter: 1.1, body: 0.75, pickup: 0.2, leak: 0.06, vary: 0.6, sway: 0.2, heed: 0.35 }),
  // biome-ignore format: a table
  pass(8.5, { spacing: 0.9, blur: 0.35, threshold: 0.034, shortest: 2, longest: 9, load: 1.05, dry: 0.5, jitter: 0.9, body: 0.9, pickup: 0.1, leak: 0, vary: 0.6, sway: 0, heed: 0.7 }),
  // biome-ignore format: a table
  pass(4.2, { brush: 'fine', taper: true, spacing: 1, blur: 0.3, threshold: 0.046, shortest: 1, longest: 9, load: 1.1, dry: 0.35, jitter: 0.6, body: 0.9, pickup: 0, leak: 0, vary: 0, sway: 0, heed: 0.9 }),
  // biome-ignore format: a table
  pass(2.6, { brush: 'fine', taper: true, spacing: 1.1, blur: 0.2, threshold: 0.075, shortest: 1, longest: 8, load: 1.15, dry: 0.3, jitter: 0.3, body: 1, pickup: 0, leak: 0, vary: 0, sway: 0, heed: 1 }),
]

/** A plan like the usual one in all that is not said. */
export function planPainting(
  own: Partial<Omit<Plan, 'look' | 'finish'>> & { look?: Partial<Look>; finish?: Partial<Finish> },
): Plan {
  return {
    ground: [0.6, 0.05, 0.06],
    weave: 0.3,
    passes: defaultPasses,
    ...own,
    look: { saturation: 1, contrast: 1, pivot: 0.6, edges: 0.35, ...own.look },
    finish: { relief: 0.9, gloss: 0.1, ...own.finish },
  }
}

/** Throws with a line that names the first number that cannot be painted with. */
export function checkPlan(plan: Plan, of: string): void {
  if (plan.passes.length === 0) throw new Error(`${of}: the plan has no passes`)
  plan.passes.forEach((each, index) => {
    const where = `${of}: pass ${index + 1} of the plan`
    if (!brushNames.includes(each.brush)) throw new Error(`${where} has no such brush: ${each.brush}`)
    for (const [name, value] of Object.entries(each)) {
      if (typeof value !== 'number') continue
      const tooLow = name === 'radius' || name === 'spacing' ? value <= 0 : value < 0
      if (!Number.isFinite(value) || tooLow) throw new Error(`${where} has a bad ${name}: ${value}`)
    }
  })
  const rest = { weave: plan.weave, ...plan.look, ...plan.finish }
  for (const [name, value] of Object.entries(rest)) {
    if (!Number.isFinite(value) || value < 0) throw new Error(`${of}: the plan has a bad ${name}: ${value}`)
  }
}
