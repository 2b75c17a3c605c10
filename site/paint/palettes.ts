import type { Colour } from './colour.ts'

export const paletteIds = ['coast', 'aurora', 'gum', 'lemons', 'harbour', 'dolerite'] as const
export type PaletteId = (typeof paletteIds)[number]

/** Six colours each: those that the palettes of the collection are painted with. */
export const palettes: Readonly<Record<PaletteId, readonly Colour[]>> = {
  coast: [
    [0.3, 0.05, 262],
    [0.47, 0.09, 245],
    [0.66, 0.08, 215],
    [0.82, 0.09, 65],
    [0.72, 0.15, 45],
    [0.93, 0.035, 80],
  ],
  aurora: [
    [0.2, 0.05, 280],
    [0.34, 0.1, 290],
    [0.55, 0.14, 320],
    [0.55, 0.11, 180],
    [0.76, 0.14, 160],
    [0.92, 0.07, 140],
  ],
  gum: [
    [0.36, 0.05, 160],
    [0.53, 0.07, 150],
    [0.7, 0.06, 135],
    [0.64, 0.17, 20],
    [0.78, 0.12, 20],
    [0.9, 0.12, 95],
  ],
  lemons: [
    [0.36, 0.06, 45],
    [0.52, 0.1, 60],
    [0.72, 0.14, 80],
    [0.88, 0.16, 98],
    [0.62, 0.1, 130],
    [0.95, 0.03, 95],
  ],
  harbour: [
    [0.33, 0.08, 262],
    [0.5, 0.08, 235],
    [0.6, 0.17, 32],
    [0.77, 0.13, 60],
    [0.6, 0.09, 150],
    [0.94, 0.03, 85],
  ],
  dolerite: [
    [0.25, 0.02, 275],
    [0.38, 0.025, 290],
    [0.52, 0.03, 310],
    [0.64, 0.05, 40],
    [0.76, 0.07, 65],
    [0.88, 0.02, 240],
  ],
}
