import type { Chance } from '../../flat/chance.ts'
import { paintLeaf } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment } from '../pigment.ts'
import type { Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'

type Pair = readonly [Pigment, Pigment]

/** A year of colour from the first green to the last brown, one pair of pigments a leaf. */
const year: readonly (readonly [string, string])[] = [
  ['#8fb04a', '#c9d27a'],
  ['#5f9a4a', '#a9c46a'],
  ['#3f7f4f', '#7fae6a'],
  ['#2f6b55', '#5f9a7a'],
  ['#4f7a4a', '#a9a84a'],
  ['#8a8a3a', '#d9b23c'],
  ['#c9962f', '#eec24a'],
  ['#d9822f', '#efb04a'],
  ['#cf5a2f', '#e8973c'],
  ['#b93a2f', '#e0703c'],
  ['#9a2f3a', '#c9553f'],
  ['#6f3040', '#a9504a'],
  ['#7a5040', '#a97f5a'],
  ['#6a5348', '#9a8468'],
  ['#8a7a68', '#b9a98a'],
]

/** Fifteen leaves of fifteen trees laid out in rows as in a specimen drawer, in the order of a year. */
export const leaves: Study = {
  name: 'cover-leaves',
  seed: 44,
  paper: '#e6eceb',
  paint(sheet, chance) {
    year.forEach(([one, two], index) => {
      const column = index % 5
      const row = Math.floor(index / 5)
      const colours: Pair = [pigment(one), pigment(two)]
      specimen(sheet, chance, 190 + column * 305, 640 + row * 610, index, colours)
    })
    for (let drop = 0; drop < 30; drop += 1) {
      const [one] = year[Math.floor(chance() * 15)] ?? ['#8fb04a']
      setDrop(sheet, [chance() * 1600, chance() * 2000], 1 + 5 * chance() ** 3, pigment(one), 0.45)
    }
  },
}

/** Widest place, half width, taper, bend, teeth and lopsidedness of the fifteen. */
const shapes = [
  [0.5, 62, 1, 0.2, 0, 0, 0],
  [0.34, 104, 1.2, 0.15, 20, 7, 0.08],
  [0.6, 92, 0.8, -0.2, 0, 0, 0.1],
  [0.42, 38, 1.1, 0.9, 0, 0, 0.25],
  [0.45, 110, 0.9, 0.1, 11, 15, 0],
  [0.66, 84, 0.7, 0.15, 0, 0, -0.1],
  [0.3, 120, 1.7, 0.1, 26, 6, 0],
  [0.4, 54, 1.3, -0.7, 0, 0, -0.2],
  [0.5, 100, 1, 0.2, 8, 30, 0],
  [0.36, 70, 1.5, 0.5, 0, 0, 0.2],
  [0.52, 116, 0.8, -0.1, 15, 9, 0.05],
  [0.45, 32, 1, -1.1, 0, 0, 0],
  [0.4, 88, 1.4, 0.4, 18, 8, -0.15],
  [0.62, 70, 0.8, -0.4, 0, 0, 0.12],
  [0.42, 62, 1.4, 0.8, 0, 0, -0.2],
] as const

function specimen(
  sheet: Sheet,
  chance: Chance,
  x: number,
  foot: number,
  index: number,
  pigments: Pair,
): void {
  const [widest, half, taper, bend, teeth, cut, lopsided] = shapes[index] ?? shapes[0]
  const angle = -Math.PI / 2 - bend / 2 + chance.between(-0.08, 0.08)
  const length = 440 + chance.between(-46, 30)
  paintLeaf(sheet, chance, {
    at: [x, foot - 70],
    angle,
    length,
    half,
    bend,
    widest,
    taper,
    teeth: [teeth, cut],
    lopsided,
    veins: 8 + (index % 4) * 3,
    pigments,
    density: 0.9,
  })
  const sway = chance.between(-24, 24)
  drawLine(
    sheet,
    [
      [x, foot - 72],
      [x - sway * 0.3, foot - 40],
      [x - sway, foot],
    ],
    index,
    { half: along => 3.4 - 1.2 * along, colour: pigments[0], density: 1.2, broken: 0.3 },
  )
}
