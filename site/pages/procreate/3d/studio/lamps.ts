/** The colours a lamp can have; their names are in the copy. */
export const tones = ['candle', 'lamp', 'sun', 'daylight', 'sky', 'violet', 'rose', 'aurora'] as const
export type Tone = (typeof tones)[number]

/** A lamp on the dome around the head. */
export interface Lamp {
  /** Degrees around the head: 0 before the face, 90 at the right of the picture, 180 behind. */
  readonly around: number
  /** Degrees above the horizon. */
  readonly height: number
  /** Per cent; 100 lights a wall white. */
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

/** What comes when a lamp is added: each has a task that the ones before it leave open. */
const next: readonly Lamp[] = [
  { around: -46, height: 30, strength: 130, tone: 'lamp' },
  { around: 118, height: 16, strength: 110, tone: 'aurora' },
  { around: 40, height: 0, strength: 45, tone: 'rose' },
  { around: -150, height: 52, strength: 120, tone: 'sky' },
]

/** One more, up to four. */
export function addLamp(lamps: readonly Lamp[]): readonly Lamp[] {
  const lamp = next[lamps.length]
  return lamp && lamps.length < maxLamps ? [...lamps, lamp] : lamps
}

/** One less; the last one stays. */
export const removeLamp = (lamps: readonly Lamp[], index: number): readonly Lamp[] =>
  lamps.length > 1 ? lamps.filter((_, at) => at !== index) : lamps

export const changeLamp = (lamps: readonly Lamp[], index: number, change: Partial<Lamp>): readonly Lamp[] =>
  lamps.map((lamp, at) => (at === index ? { ...lamp, ...change } : lamp))

/** Towards the lamp, of length 1: x to the right of the picture, y up, z towards the visitor. */
export function directionOf({ around, height }: Pick<Lamp, 'around' | 'height'>): [number, number, number] {
  const [a, h] = [(around * Math.PI) / 180, (height * Math.PI) / 180]
  return [Math.sin(a) * Math.cos(h), Math.sin(h), Math.cos(a) * Math.cos(h)]
}

const reach = heights.max - heights.min

/**
 * Where the lamp is on the dome as seen from above: x and y from -1 to 1, y downwards. The middle is overhead, the rim
 * lowest; before the face is at the bottom, where the visitor stands.
 */
export function placeOnDome({ around, height }: Pick<Lamp, 'around' | 'height'>): [number, number] {
  const far = (heights.max - height) / reach
  const angle = (around * Math.PI) / 180
  return [far * Math.sin(angle), far * Math.cos(angle)]
}

/** The other way round; beyond the rim is on the rim. */
export function readDome(x: number, y: number): Pick<Lamp, 'around' | 'height'> {
  const far = Math.min(1, Math.hypot(x, y))
  const around = far < 0.001 ? 0 : (Math.atan2(x, y) * 180) / Math.PI
  return { around: Math.round(around) + 0, height: Math.round(heights.max - far * reach) + 0 }
}
