import { blend, type Colour, toCss } from '../../../paint/colour.ts'
import { grainAt } from '../../../paint/grain.ts'
import { seedRandom } from '../../../paint/random.ts'
import type { Filbert } from './hero-brush.ts'
import { colourAt, loads, type PigmentName } from './pigments.ts'

/** The CSS colours of a bristle's paint by incidence of light. */
export interface Tone {
  readonly shadow: string
  readonly body: string
  readonly furrow: string
  readonly ridge: string
  readonly gloss: string
}

/** A bristle of the brush; lengths along and across the stroke are in half widths of the brush. */
export interface Bristle {
  /** Its position across the brush from -1 to 1; a stray bristle lies outside. */
  readonly across: number
  readonly width: number
  /** Its delay of contact and of lift, relative to the first bristle. */
  readonly start: number
  readonly trail: number
  /** The reach of its paint, and its probability of contact from 0 to 1. */
  readonly load: number
  readonly touch: number
  /** The relief of its paint: a ridge above 0, a furrow below. */
  readonly height: number
  /** Its colours from the loaded brush to the spent one. */
  readonly tones: readonly Tone[]
}

export const toneCount = 9

/** A clump of hairs leaves several lines. */
const countOf = ({ hairs }: Filbert) => Math.round(1.6 * hairs.count)

/** The loaded bristles of a library brush; equal seeds give equal bristles. */
export function makeBristles(seed: number, pigment: PigmentName, paint: Filbert): readonly Bristle[] {
  const { hairs, ragged, streak, dry, body } = paint
  const bristleCount = countOf(paint)
  const random = seedRandom(seed)
  const load: readonly Colour[] = loads[pigment]
  const side = random() < 0.5 ? -1 : 1
  const bristles = Array.from({ length: bristleCount }, (_, index): Bristle => {
    const spread = (index / (bristleCount - 1)) * 2 - 1
    const stray = index === 0 || index === bristleCount - 1
    const across = spread + (random() - 0.5) * 0.05 + (stray ? spread * 0.1 * random() : 0)
    const clump = grainAt(spread * 3.1, 0, seed)
    const accent = random() < 0.12 ? (random() - 0.5) * 0.9 : 0
    const place =
      0.5 + side * spread * 0.3 + (clump - 0.5) * 1.85 * hairs.clump + (random() - 0.5) * 0.16 + accent
    const rim = Math.abs(spread) ** 6
    return {
      across,
      width: (stray ? 0.5 : 1.35 + random() * 1.2) * (2 / bristleCount),
      start: 0.05 + ragged * (random() * 0.28 + spread * spread * 0.33),
      trail: (0.25 + 1.1 * ragged * random()) * (1 - 0.3 * spread * spread),
      load: ((11 + 11 * grainAt(spread * 2.3, 9, seed)) * (0.8 + 0.4 * random())) / dry,
      touch: stray ? 0.5 : 1,
      height: (body / 3) * ((random() * 2 - 1) * (0.6 + 0.4 * rim) + rim * 0.3),
      tones: mixTones(load, place, streak, random),
    }
  })
  return bristles
}

/** A spent brush shows the middle of its load in every bristle. */
function mixTones(
  load: readonly Colour[],
  place: number,
  streak: number,
  random: () => number,
): readonly Tone[] {
  const jitter = (random() - 0.5) * 0.35 * streak
  const fresh = colourAt(load, place)
  const spent = colourAt(load, 0.5 + (random() - 0.5) * 0.35)
  return Array.from({ length: toneCount }, (_, index) => {
    const [l, c, h] = blend(fresh, spent, (0.85 * index) / (toneCount - 1))
    const body: Colour = [l + jitter, c, h]
    return {
      shadow: toCss([body[0] * 0.58, c * 0.75, h]),
      body: toCss(body),
      furrow: toCss([body[0] * 0.87, c * 1.02, h - 4]),
      ridge: toCss([body[0] + 0.055, c * 0.95, h + 4]),
      gloss: toCss([body[0] + (0.98 - body[0]) * 0.55, c * 0.55, h]),
    }
  })
}
