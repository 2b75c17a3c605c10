import { box, type Marks, range } from './ruled.ts'

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

const scale = (y: number, count: number, height: number): string =>
  range(count)
    .map(each => box(5 + (each * 180) / count, y, 180 / count, height))
    .join('')

/** Two scales, and three forms on a table in the light of one lamp. */
export const values: Marks = {
  lines: [
    scale(4, 5, 26),
    scale(38, 9, 18),
    ellipse(42, 118, 25, 25),
    'M92 143c-13 0-20-11-20-24 0-16 10-32 20-32s20 16 20 32c0 13-7 24-20 24z',
    'M124 124c-4-3-5-7-2-9 9-15 34-17 45-4 3 0 8 2 9 6 1 5-4 8-8 9-11 14-34 13-44-2z',
    'M5 186h180',
  ].join(''),
  faint: [
    ellipse(52, 143, 26, 4),
    ellipse(102, 143.5, 22, 3.6),
    ellipse(156, 139, 25, 4),
    'M26 104c10-8 24-9 34-2M60 102c8 9 8 24 0 32',
    'M80 104c8 4 18 4 24 0',
    'M140 110c8-4 18-3 24 2',
    range(3)
      .map(each => box(5 + each * 62, 160, 56, 44))
      .join(''),
    'M8 72l12 10M8 80l10 9M14 68l12 9',
  ].join(''),
  letters: [
    ...range(5).map(each => ({ x: 23 + each * 36, y: 34.5, text: String(each + 1) })),
    ...range(9).map(each => ({ x: 15 + each * 20, y: 60.5, text: String(each + 1) })),
  ],
}

const [cx, cy, inner, outer] = [95, 79, 38, 72]
const at = (angle: number, radius: number) => {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(cx + radius * Math.cos(turn)).toFixed(2)} ${(cy + radius * Math.sin(turn)).toFixed(2)}`
}
const point = (angle: number, radius: number) => at(angle, radius).split(' ').map(Number) as [number, number]

/** Twelve fields around a middle, three of them marked, and rows to mix opposites in. */
export const wheel: Marks = {
  lines: [
    ellipse(cx, cy, outer, outer),
    ellipse(cx, cy, inner, inner),
    ...range(12).map(each => `M${at(each * 30 + 15, inner)}L${at(each * 30 + 15, outer)}`),
    ...range(3).map(row =>
      range(3)
        .map(each => box(20 + each * 54, 158 + row * 18, 42, 14))
        .join(''),
    ),
  ].join(''),
  faint: [
    `M${at(0, inner - 4)}L${at(120, inner - 4)}L${at(240, inner - 4)}z`,
    `M${at(60, inner - 4)}L${at(180, inner - 4)}L${at(300, inner - 4)}z`,
  ].join(''),
  shaded: [0, 120, 240].map(angle => ellipse(...point(angle, outer + 5), 1.8, 1.8)).join(''),
  letters: range(3).flatMap(row => [
    { x: 68, y: 166.5 + row * 18, text: '+' },
    { x: 122, y: 166.5 + row * 18, text: '=' },
  ]),
}
