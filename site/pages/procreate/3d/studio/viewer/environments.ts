import type { Tone } from '../lamps.ts'

type Light = readonly [red: number, green: number, blue: number]
/** A light source: direction, light, and sharpness (1 a wall, 200 a lamp). */
type Source = readonly [x: number, y: number, z: number, light: Light, small: number]

/** A light environment around the model, in linear light. */
export interface Environment {
  readonly zenith: Light
  readonly horizon: Light
  readonly ground: Light
  /** At most four. */
  readonly sources: readonly Source[]
}

/** The names are in the copy. */
export const environments = {
  north: {
    zenith: [0.1, 0.11, 0.13],
    horizon: [0.16, 0.17, 0.19],
    ground: [0.09, 0.07, 0.05],
    sources: [
      [-0.85, 0.4, 0.35, [1.5, 1.7, 2], 9],
      [0.9, 0, 0.3, [0.14, 0.12, 0.1], 3],
    ],
  },
  dawn: {
    zenith: [0.13, 0.2, 0.36],
    horizon: [0.85, 0.42, 0.26],
    ground: [0.07, 0.09, 0.14],
    sources: [
      [0.75, 0.08, 0.65, [3.4, 1.5, 0.6], 14],
      [-0.6, 0.1, -0.8, [0.35, 0.22, 0.4], 3],
    ],
  },
  noon: {
    zenith: [0.16, 0.4, 0.85],
    horizon: [0.6, 0.8, 0.95],
    ground: [0.85, 0.72, 0.5],
    sources: [[0.25, 0.92, 0.3, [5, 4.7, 4.1], 60]],
  },
  cloud: {
    zenith: [0.62, 0.66, 0.7],
    horizon: [0.42, 0.45, 0.48],
    ground: [0.12, 0.13, 0.12],
    sources: [],
  },
  gully: {
    zenith: [0.3, 0.5, 0.16],
    horizon: [0.06, 0.17, 0.07],
    ground: [0.035, 0.05, 0.02],
    sources: [
      [-0.2, 0.9, 0.3, [1.7, 2, 0.7], 18],
      [0.7, 0.55, -0.4, [0.9, 1.3, 0.4], 30],
    ],
  },
  snow: {
    zenith: [0.24, 0.4, 0.72],
    horizon: [0.72, 0.82, 0.95],
    ground: [0.85, 0.92, 1.05],
    sources: [[-0.7, 0.25, 0.6, [2.2, 2, 1.7], 30]],
  },
  dusk: {
    zenith: [0.16, 0.13, 0.3],
    horizon: [1, 0.36, 0.12],
    ground: [0.1, 0.05, 0.06],
    sources: [
      [-0.95, 0.1, -0.15, [5, 1.7, 0.35], 12],
      [0.8, 0.2, 0.5, [0.16, 0.14, 0.42], 2],
    ],
  },
  blue: {
    zenith: [0.06, 0.11, 0.27],
    horizon: [0.16, 0.17, 0.3],
    ground: [0.13, 0.05, 0.06],
    sources: [[0.2, -0.3, 0.9, [0.16, 0.07, 0.06], 2]],
  },
  aurora: {
    zenith: [0.03, 0.04, 0.12],
    horizon: [0.05, 0.1, 0.14],
    ground: [0.01, 0.02, 0.04],
    sources: [
      [-0.5, 0.62, 0.4, [0.25, 1.5, 0.8], 6],
      [0.6, 0.6, -0.3, [0.3, 1.2, 0.9], 9],
      [0.1, 0.95, -0.2, [0.8, 0.15, 0.8], 7],
    ],
  },
  neon: {
    zenith: [0.02, 0.015, 0.05],
    horizon: [0.09, 0.03, 0.12],
    ground: [0.05, 0.02, 0.08],
    sources: [
      [-0.9, 0.15, 0.35, [3, 0.25, 1.3], 16],
      [0.92, 0.3, 0.2, [0.2, 1.3, 2.8], 14],
      [0.2, -0.2, -0.9, [1.6, 0.9, 0.1], 10],
      [0.1, 0.9, 0.4, [0.4, 0.2, 0.9], 8],
    ],
  },
  candles: {
    zenith: [0.03, 0.016, 0.01],
    horizon: [0.08, 0.038, 0.018],
    ground: [0.1, 0.04, 0.015],
    sources: [
      [-0.6, -0.35, 0.7, [4.2, 1.7, 0.45], 22],
      [0.65, -0.4, 0.6, [3.4, 1.3, 0.35], 26],
      [0.1, -0.2, -0.95, [2, 0.75, 0.2], 20],
    ],
  },
  gallery: {
    zenith: [0.95, 0.93, 0.9],
    horizon: [0.7, 0.68, 0.65],
    ground: [0.36, 0.3, 0.25],
    sources: [
      [-0.5, 0.8, 0.35, [0.9, 0.87, 0.8], 30],
      [0.5, 0.8, 0.35, [0.9, 0.87, 0.8], 30],
    ],
  },
} as const satisfies Readonly<Record<string, Environment>>

export type EnvironmentName = keyof typeof environments

/** The light of a lamp at 100 per cent, linear. */
export const lampLight: Readonly<Record<Tone, Light>> = {
  candle: [2.9, 1.25, 0.42],
  lamp: [2.5, 1.75, 1.05],
  sun: [2.5, 2.05, 1.3],
  daylight: [2, 2, 2],
  sky: [0.75, 1.35, 2.6],
  violet: [1.2, 0.6, 2.6],
  rose: [2.7, 0.55, 0.7],
  aurora: [0.25, 2, 1.75],
}
