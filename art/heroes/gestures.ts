/** One gesture as a brush makes it; numbers are pixels of a sheet of 2000 by 1250. */
export interface Gesture {
  ways: readonly ((t: number) => readonly [x: number, y: number])[]
  /** Half the width of the brush. */
  radius: number
  /** From one side of the brush to the other, `#rrggbb`. */
  paints: readonly string[]
  /** How much of the paint is gone at the end. */
  dry: number
}

type Way = Gesture['ways'][number]

const line =
  (x0: number, y0: number, x1: number, y1: number, bow = 0): Way =>
  t => [
    x0 + (x1 - x0) * t + (y1 - y0) * bow * t * (1 - t),
    y0 + (y1 - y0) * t - (x1 - x0) * bow * t * (1 - t),
  ]

/** There and back again, one pull over the other. */
const scrub = (x: number, y: number, wide: number, pulls: number): Way[] =>
  Array.from({ length: pulls }, (_, at) => {
    const top = y + 84 * at
    return at % 2 === 0
      ? line(x, top, x + wide, top + 40, 0.06)
      : line(x + wide, top - 20, x, top + 46, -0.06)
  })

const arc =
  (x: number, y: number, reach: number, from: number, to: number): Way =>
  t => [x + reach * Math.cos(from + (to - from) * t), y + reach * Math.sin(from + (to - from) * t)]

/** Tap to undo, two fingers; pinch; hold a straight line; turn; scrub to clear; three fingers down to copy. */
export const gestures: readonly Gesture[] = [
  {
    ways: [line(110, 265, 420, 115, 0.12), line(150, 480, 490, 335, 0.12)],
    radius: 98,
    paints: ['#a82c2a', '#d5432b', '#e2553a', '#f2a03c', '#f9dfa6', '#e8793c', '#d5432b'],
    dry: 0.5,
  },
  {
    ways: [line(690, 110, 1050, 390, -0.18), line(1225, 610, 900, 350, -0.18)],
    radius: 84,
    paints: ['#1f2c78', '#2b3fa6', '#3f6fc8', '#cfe0f4', '#5f8fd8', '#2b3fa6', '#1b2260'],
    dry: 0.62,
  },
  {
    ways: [line(1210, 320, 1960, 90, 0)],
    radius: 104,
    paints: ['#0f4f52', '#17806f', '#2f9f86', '#dff0d8', '#6fc2a0', '#17806f', '#0f5a58'],
    dry: 0.62,
  },
  {
    ways: [arc(365, 925, 228, -2.6, 2.5)],
    radius: 68,
    paints: ['#c8701a', '#e8a92b', '#f3c24a', '#fdf3cf', '#f6d77a', '#e8a92b', '#d0801f'],
    dry: 0.6,
  },
  {
    ways: scrub(745, 790, 480, 5),
    radius: 66,
    paints: ['#43276f', '#6d3fa0', '#8a5ab8', '#ecd9f2', '#b07fd0', '#6d3fa0'],
    dry: 0.5,
  },
  {
    ways: [
      line(1475, 690, 1440, 1185, 0.05),
      line(1655, 640, 1645, 1195, 0.03),
      line(1835, 680, 1860, 1175, -0.04),
    ],
    radius: 86,
    paints: ['#1b1e33', '#2a3158', '#3d4a80', '#f3c6a8', '#e2553a', '#2a3158', '#1b1e33'],
    dry: 0.66,
  },
]
