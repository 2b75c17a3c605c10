import { blend, type Colour } from '../../../paint/colour.ts'

/**
 * The load of a brush from each pot, from its light side to its deep one; several hues make a stroke look painted. The
 * names are in the copy.
 */
export const loads = {
  vermilion: [
    [0.88, 0.115, 87],
    [0.78, 0.15, 68],
    [0.69, 0.17, 48],
    [0.64, 0.195, 35],
    [0.6, 0.2, 32],
    [0.54, 0.185, 30],
    [0.44, 0.15, 25],
  ],
  ochre: [
    [0.95, 0.07, 94],
    [0.87, 0.125, 86],
    [0.81, 0.14, 76],
    [0.77, 0.145, 69],
    [0.7, 0.14, 60],
    [0.56, 0.12, 48],
  ],
  ultramarine: [
    [0.84, 0.07, 232],
    [0.64, 0.13, 250],
    [0.48, 0.17, 265],
    [0.41, 0.17, 269],
    [0.36, 0.15, 273],
    [0.28, 0.11, 280],
  ],
  teal: [
    [0.91, 0.06, 172],
    [0.76, 0.1, 180],
    [0.62, 0.105, 186],
    [0.55, 0.095, 190],
    [0.47, 0.08, 198],
    [0.34, 0.065, 212],
  ],
  cream: [
    [0.985, 0.015, 92],
    [0.955, 0.04, 86],
    [0.93, 0.05, 80],
    [0.905, 0.06, 74],
    [0.87, 0.06, 64],
    [0.81, 0.055, 48],
  ],
} as const satisfies Readonly<Record<string, readonly Colour[]>>

export type PigmentName = keyof typeof loads

/** The interpolated colour at `place`, from 0 (light) to 1 (deep). */
export function colourAt(load: readonly Colour[], place: number): Colour {
  const at = Math.min(1, Math.max(0, place)) * (load.length - 1)
  const low = load[Math.floor(at)] ?? [0, 0, 0]
  return blend(low, load[Math.ceil(at)] ?? low, at % 1)
}
