/** What a worksheet is drawn of: paths by how they are stroked, and letters. */
export interface Marks {
  readonly lines: string
  readonly faint?: string
  readonly dashed?: string
  readonly shaded?: string
  readonly letters?: readonly { readonly x: number; readonly y: number; readonly text: string }[]
}

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

const square = 20
const [columns, rows] = [8, 10]

/** Eight by ten squares of 20 mm, with names as on a map. */
export const grid: Marks = {
  lines: box(18, 8, columns * square, rows * square),
  faint: [
    ...range(columns - 1).map(each => `M${18 + (each + 1) * square} 8v${rows * square}`),
    ...range(rows - 1).map(each => `M18 ${8 + (each + 1) * square}h${columns * square}`),
  ].join(''),
  letters: [
    ...range(columns).map(each => ({ x: 28 + each * square, y: 5, text: 'ABCDEFGH'.charAt(each) })),
    ...range(rows).map(each => ({ x: 12, y: 19.5 + each * square, text: String(each + 1) })),
  ],
}

const frame = { width: 91, height: 49, thumb: 14 }
const frames = range(8).map(each => ({
  x: 1.5 + (each % 2) * (frame.width + 5),
  y: 2 + Math.trunc(each / 2) * (frame.height + 4),
}))

/** Eight pages with an edge to staple. */
export const flipbook: Marks = {
  lines: frames.map(({ x, y }) => box(x + frame.thumb, y, frame.width - frame.thumb, frame.height)).join(''),
  dashed: frames.map(({ x, y }) => box(x, y, frame.width, frame.height)).join(''),
  shaded: frames.map(({ x, y }) => box(x, y, frame.thumb, frame.height)).join(''),
  letters: frames.map(({ x, y }, index) => ({ x: x + frame.thumb / 2, y: y + 6, text: String(index + 1) })),
}

const shots = range(6).map(each => ({ x: 3 + (each % 2) * 96, y: 4 + Math.trunc(each / 2) * 70 }))

/** Six frames of 16 by 9, with three lines below each. */
export const storyboard: Marks = {
  lines: shots.map(({ x, y }) => box(x, y, 88, 49.5)).join(''),
  faint: shots.map(({ x, y }) => [55, 60.5, 66].map(line => `M${x} ${y + line}h88`).join('')).join(''),
  letters: shots.map(({ x, y }, index) => ({ x: x + 4, y: y + 5.5, text: String(index + 1) })),
}
