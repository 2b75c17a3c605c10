import type { BrushPath } from './brush-path.ts'

/** A hill and its reflection: one pull up and over, one for the water, one for the light in it. */
export const hill: readonly [BrushPath, BrushPath, BrushPath] = [
  {
    seed: 3,
    through: [
      [7.5, 38],
      [16, 28.5],
      [24.4, 16.9],
      [33.2, 17.4],
      [42, 27],
      [58, 38.2],
    ],
    reach: [3.2, 6.2, 7.9, 7.4, 6.4, 4.8],
    hairs: 10,
    start: 1,
    end: 3,
    split: 12,
  },
  {
    seed: 21,
    through: [
      [10.5, 47.2],
      [22, 46],
      [38, 46.2],
      [54.5, 47],
    ],
    reach: [2, 3.2, 3, 1.8],
    hairs: 6,
    start: 1.2,
    end: 5,
    split: 13,
  },
  {
    seed: 9,
    through: [
      [17, 55.4],
      [28, 54.6],
      [43, 55.2],
    ],
    reach: [1.8, 2.9, 1.8],
    hairs: 5,
    start: 1.2,
    end: 5,
    split: 10,
  },
]

/** The same cut for 16 pixels: heavier, its two flat strokes each on a row of pixels, hairs left out. */
export const smallHill: readonly [BrushPath, BrushPath, BrushPath] = [
  {
    seed: 3,
    through: [
      [6, 40],
      [15, 30],
      [25, 16.4],
      [32.5, 17.2],
      [42, 27.6],
      [59.5, 40.6],
    ],
    reach: [3.6, 6.4, 8.2, 7.8, 6.6, 5.4],
    hairs: 3,
    start: 1,
    end: 1.5,
    split: 2,
  },
  {
    seed: 21,
    through: [
      [9, 50],
      [32, 50],
      [55, 50],
    ],
    reach: [2.2, 2.5, 2.2],
    hairs: 2,
    start: 0.4,
    end: 0.6,
    split: 1,
  },
  {
    seed: 9,
    through: [
      [20, 58],
      [32, 58],
      [44, 58],
    ],
    reach: [2, 2.2, 2],
    hairs: 2,
    start: 0.4,
    end: 0.6,
    split: 1,
  },
]

/** A line on the move: sinks, gathers itself, leaps and runs dry. */
export const movingLine: BrushPath = {
  seed: 6,
  through: [
    [4.5, 33],
    [10, 44],
    [19.5, 47.5],
    [28, 38],
    [34, 23],
    [42, 16],
    [49, 23],
    [53, 34],
    [60, 42],
  ],
  reach: [1.2, 3.8, 6, 5, 3.8, 5.2, 6, 5.2, 3.8],
  hairs: 9,
  start: 1,
  end: 3,
  split: 15,
}
