import type { Colour } from '../../../../paint/colour.ts'
import { fitInto } from '../../../../paint/gamut.ts'

/** The hue offsets of the companions in degrees. */
export const harmonies = {
  complementary: [0, 180],
  split: [0, 150, 210],
  analogous: [0, 30, 60],
  triadic: [0, 120, 240],
  tetradic: [0, 60, 180, 240],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type HarmonyName = keyof typeof harmonies
export const harmonyNames = Object.keys(harmonies) as HarmonyName[]

/** A colour and its companions, at equal chroma where sRGB has it. */
export const companionsOf = ([lightness, chroma, hue]: Colour, harmony: HarmonyName): Colour[] =>
  harmonies[harmony].map(turn => fitInto([lightness, chroma, (hue + turn) % 360], 'srgb'))
