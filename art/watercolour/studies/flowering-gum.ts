import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { bendLine, curve, lookAlong, paintLeaf } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment, stir } from '../pigment.ts'
import { strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { layWash } from '../wash.ts'

type Pair = readonly [Pigment, Pigment]
const pair = (one: string, two: string): Pair => [pigment(one), pigment(two)]

const greens = [
  pair('#3f7a5f', '#9db27a'),
  pair('#2f6b63', '#7fa88c'),
  pair('#4d7f7a', '#b4bf8a'),
  pair('#35664a', '#c2a95f'),
  pair('#5a8a86', '#c48f76'),
] as const
const crimsons = [pair('#d83a4f', '#f07a6a'), pair('#c42f4a', '#ee6f5a'), pair('#e2527a', '#f3a0a0')] as const
const gold = pigment('#d99a1a')

const stem = curve([160, 2100], [480, 1640], [576, 1000], [1152, 390])
const right = curve(lookAlong(stem, 0.4).at, [736, 1376], [992, 1280], [1216, 1376])
const left = curve(lookAlong(stem, 0.58).at, [576, 840], [512, 640], [352, 530])
const low = curve(lookAlong(stem, 0.24).at, [272, 1480], [256, 1280], [192, 1120])

/** Three blossoms on one sweeping branch. */
export const floweringGum: Study = {
  name: 'flowering-gum',
  seed: 9,
  paint(sheet, chance) {
    blossom(sheet, chance, stem, 1, 250, -0.55)
    blossom(sheet, chance, stem, 0.97, 180, -2)
    blossom(sheet, chance, right, 1, 205, 0.35)
    blossom(sheet, chance, left, 1, 200, -2.6)
    blossom(sheet, chance, left, 0.96, 160, -1)
    for (const [twig, part, turn] of [
      [stem, 0.8, -2.7],
      [stem, 0.775, -2.2],
      [right, 0.66, 1.9],
      [right, 0.78, 1.5],
      [stem, 0.54, 0.4],
    ] as const)
      bud(sheet, chance, lookAlong(twig, part).at, turn)
    for (const [twig, count, first, step, long] of [
      [low, 5, 0.26, 0.18, 300],
      [stem, 10, 0.13, 0.085, 480],
      [right, 5, 0.22, 0.17, 330],
      [left, 4, 0.3, 0.2, 320],
    ] as const)
      leaves(sheet, chance, twig, count, first, step, long)
    for (const [twig, wide] of [
      [stem, 9],
      [right, 5],
      [left, 5],
      [low, 4],
    ] as const) {
      const region = strokeAlong(sheet, twig, along => wide * (1 - along) + 2.6)
      layWash(sheet, region, wide, {
        from: pigment('#8a5a4a'),
        to: pigment('#b98a6a'),
        density: 1,
        stray: 2,
        glow: 0.6,
      })
      drawLine(sheet, twig, wide, { density: 0.5 })
    }
    for (let drop = 0; drop < 34; drop += 1) {
      const colour = chance.pick([crimsons[0][0], greens[1][0], greens[3][1], crimsons[1][1]])
      setDrop(sheet, [chance() * 1600, chance() * 2000], 1.2 + 6 * chance() ** 3, colour, 0.5)
    }
  },
}

function leaves(
  sheet: Sheet,
  chance: Chance,
  twig: Point[],
  count: number,
  first: number,
  step: number,
  long: number,
) {
  for (let index = 0; index < count; index += 1) {
    const side = index % 2 ? 1 : -1
    const { at, angle } = lookAlong(twig, Math.min(0.96, first + index * step))
    const length = long * chance.between(0.72, 1.12) * (1 - index * 0.035)
    paintLeaf(sheet, chance, {
      at,
      angle: angle + side * chance.between(0.5, 1.05),
      length,
      half: length * chance.between(0.085, 0.145),
      bend: -side * chance.between(0.15, 1.25),
      widest: chance.between(0.26, 0.46),
      taper: chance.between(1, 1.55),
      lopsided: chance.between(-0.3, 0.3),
      veins: 15,
      pigments: chance.pick(greens),
      density: chance.between(0.55, 0.95),
    })
  }
}

/** A burst of threads out of a cup, over the blush they leave on the wet paper. */
function blossom(
  sheet: Sheet,
  chance: Chance,
  twig: Point[],
  part: number,
  reach: number,
  turn: number,
): void {
  const [x, y] = lookAlong(twig, part).at
  const colours = chance.pick(crimsons)
  const blush = bendLine([x, y], turn, reach * 0.7, 0)
  const halo = strokeAlong(sheet, blush, along => reach * 0.66 * Math.sin(Math.PI * (0.16 + along * 0.72)))
  layWash(sheet, halo, reach, {
    from: colours[1],
    to: colours[0],
    density: 0.26,
    stray: 46,
    glow: 0,
    keep: 0.8,
  })
  for (let thread = 0; thread < 190; thread += 1) {
    const bend = chance.between(-0.55, 0.55)
    const length = reach * (0.62 + 0.42 * chance() ** 0.7)
    const line = bendLine([x, y], turn + chance.bell() * 1.05 - bend / 2, length, bend)
    drawLine(sheet, line, thread, {
      colour: stir(...colours, chance()),
      half: along => 1.5 - 0.5 * along,
      density: 0.95,
      broken: 0.3,
    })
    const [tipX, tipY] = line.at(-1) ?? [x, y]
    setDrop(sheet, [tipX, tipY], chance.between(2, 3.4), gold, 1.3)
  }
  const cup = bendLine([x, y], turn + Math.PI, reach * 0.4, 0)
  const bowl = strokeAlong(sheet, cup, along => reach * 0.19 * Math.sqrt(1 - along * along * 0.93))
  layWash(sheet, bowl, reach + 2, {
    from: pigment('#6f8a4f'),
    to: pigment('#b9825a'),
    density: 1.1,
    stray: 3,
    glow: 0.7,
    keep: 1,
  })
  closeObject(sheet)
}

function bud(sheet: Sheet, chance: Chance, at: Point, turn: number): void {
  const line = bendLine(at, turn, 100, chance.between(-0.3, 0.3))
  const swell = (along: number) =>
    along < 0.38 ? 2.4 : 2.4 + 17 * Math.sin(Math.PI * Math.min(1, (along - 0.36) / 0.66)) ** 0.8
  layWash(sheet, strokeAlong(sheet, line, swell), at[0], {
    from: pigment('#7d9a5a'),
    to: pigment('#c9705a'),
    stray: 2,
    density: 1,
    glow: 0.75,
    keep: 0.95,
  })
  const cap = trace(8, part => line[Math.round(28 + part)] ?? at)
  drawLine(sheet, cap, at[1], { half: () => 12, density: 0.25 })
  closeObject(sheet)
}
