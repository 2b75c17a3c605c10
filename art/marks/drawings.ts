import type { BrushPath } from './brush-path.ts'

/** A hill and its reflection: one pull up and over, one for the water, one for the light in it. */
export const hill: readonly [BrushPath, BrushPath, BrushPath] = [
  {
    seed: 3,
    through: [
      [5.5, 40.5],
      [15, 30.6],
      [23.5, 17.8],
      [29.2, 13.6],
      [35, 18.2],
      [43.4, 25.4],
      [59.5, 37.4],
    ],
    reach: [1.8, 5, 7.2, 6.9, 6.9, 6.2, 3.8],
    hairs: 12,
    start: 1,
    end: 4,
    split: 16,
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
      [4.5, 41.5],
      [15, 31],
      [24, 17.4],
      [29.6, 14.4],
      [35.4, 19],
      [44, 28],
      [60, 40.5],
    ],
    reach: [3.2, 6, 7.8, 7.4, 7.4, 6.8, 5],
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

/** The same cut for 16 pixels: heavier, and calmer at its ends. */
export const smallMovingLine: BrushPath = {
  ...movingLine,
  through: [
    [4.5, 35],
    [10, 45],
    [19.5, 48],
    [28, 38.5],
    [34, 24],
    [42, 17],
    [49.5, 24],
    [53.5, 36],
    [60, 45],
  ],
  reach: [2.6, 5.2, 6.8, 6, 5.2, 6, 6.8, 6, 5],
  hairs: 3,
  end: 1.5,
  split: 2,
}
