/** The lamp colours; their names are in the copy. */
export const tones = ['candle', 'lamp', 'sun', 'daylight', 'sky', 'violet', 'rose', 'aurora'] as const
export type Tone = (typeof tones)[number]

/** A lamp on the dome around the head. */
export interface Lamp {
  /** The azimuth in degrees: 0 before the face, 90 at the right of the picture, 180 behind. */
  readonly around: number
  /** The elevation in degrees. */
  readonly height: number
  /** The strength in per cent; at 100 the lamp lights a wall white. */
  readonly strength: number
  readonly tone: Tone
}

export const maxLamps = 4
export const heights = { min: -30, max: 90 }
export const strengths = { min: 0, max: 200 }

export const firstLamps: readonly Lamp[] = [
  { around: -46, height: 30, strength: 130, tone: 'lamp' },
  { around: 118, height: 16, strength: 110, tone: 'aurora' },
]

/** The lamps that are added, each for a task that the previous ones leave open. */
const next: readonly Lamp[] = [
  { around: -46, height: 30, strength: 130, tone: 'lamp' },
  { around: 118, height: 16, strength: 110, tone: 'aurora' },
  { around: 40, height: 0, strength: 45, tone: 'rose' },
  { around: -150, height: 52, strength: 120, tone: 'sky' },
]

/** The lamps with one more, up to `maxLamps`. */
export function addLamp(lamps: readonly Lamp[]): readonly Lamp[] {
  const lamp = next[lamps.length]
  return lamp && lamps.length < maxLamps ? [...lamps, lamp] : lamps
}

/** The lamps without one; the last lamp stays. */
export const removeLamp = (lamps: readonly Lamp[], index: number): readonly Lamp[] =>
  lamps.length > 1 ? lamps.filter((_, at) => at !== index) : lamps

export const changeLamp = (lamps: readonly Lamp[], index: number, change: Partial<Lamp>): readonly Lamp[] =>
  lamps.map((lamp, at) => (at === index ? { ...lamp, ...change } : lamp))

/** The unit vector towards the lamp: x to the right of the picture, y up, z towards the viewer. */
export function directionOf({ around, height }: Pick<Lamp, 'around' | 'height'>): [number, number, number] {
  const [a, h] = [(around * Math.PI) / 180, (height * Math.PI) / 180]
  return [Math.sin(a) * Math.cos(h), Math.sin(h), Math.cos(a) * Math.cos(h)]
}

const reach = heights.max - heights.min

/**
 * The lamp's position on the dome in plan view: x and y from -1 to 1, y downwards; the middle is overhead, the rim is
 * the lowest elevation, and the bottom is before the face.
 */
export function placeOnDome({ around, height }: Pick<Lamp, 'around' | 'height'>): [number, number] {
  const far = (heights.max - height) / reach
  const angle = (around * Math.PI) / 180
  return [far * Math.sin(angle), far * Math.cos(angle)]
}

/** The inverse of `placeOnDome`; positions beyond the rim are clamped to it. */
export function readDome(x: number, y: number): Pick<Lamp, 'around' | 'height'> {
  const far = Math.min(1, Math.hypot(x, y))
  const around = far < 0.001 ? 0 : (Math.atan2(x, y) * 180) / Math.PI
  return { around: Math.round(around) + 0, height: Math.round(heights.max - far * reach) + 0 }
}
