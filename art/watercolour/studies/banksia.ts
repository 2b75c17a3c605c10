import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { bendLine, curve, lookAlong, paintLeaf } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { pigment, stir } from '../pigment.ts'
import { strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

const gold = pigment('#e0a52f')
const lemon = pigment('#f2d765')
const rust = pigment('#a8502a')
const spine = curve([640, 1390], [690, 1130], [820, 760], [1010, 380])

/** A banksia candle leaning across the sheet, open below and still in bud at its tip. */
export const banksia: Study = {
  name: 'cover-banksia',
  seed: 88,
  paint(sheet, chance) {
    candle(sheet, chance)
    styles(sheet, chance)
    whorl(sheet, chance, lookAlong(spine, 0).at, 15, 620)
    const branch = curve([640, 1400], [610, 1560], [480, 1800], [420, 2060])
    for (const [part, turn] of [
      [0.35, 2.9],
      [0.5, 0.4],
      [0.66, 2.6],
      [0.8, 0.7],
    ] as const)
      blade(sheet, chance, lookAlong(branch, part).at, turn, 430)
    layWash(
      sheet,
      strokeAlong(sheet, branch, along => 22 + 8 * along),
      3,
      { from: pigment('#7a5a44'), to: pigment('#a98a6a'), density: 1.1, glow: 0.6, stray: 6, keep: 1 },
    )
    drawLine(sheet, branch, 5, { density: 0.5 })
    closeObject(sheet)
    floodSheet(sheet, 11, {
      from: pigment('#5f7f9f'),
      to: pigment('#c9b8c4'),
      density: 0.9,
      blend: (along, across) => 0.25 + along * 0.75 + across * 0.15,
      strength: along => 1.05 - 0.6 * along,
    })
    for (let drop = 0; drop < 24; drop += 1)
      setDrop(sheet, [chance() * 1600, chance() * 2000], 1 + 5 * chance() ** 3, gold, 0.6)
  },
}

const girth = (part: number) => 150 * Math.sin(Math.PI * Math.min(1, 0.2 + part * 0.74)) ** 0.55

/** Wires that stand out on both sides, hooked back at their ends where the flower has not opened. */
function styles(sheet: Sheet, chance: Chance): void {
  for (let index = 0; index < 420; index += 1) {
    const part = index / 420
    const { at, angle } = lookAlong(spine, part)
    for (const side of [-1, 1] as const) {
      const open = ease(0.78, 0.3, part)
      const lean = angle + side * (1.5 - 0.95 * part + chance.between(-0.12, 0.12))
      const length = girth(part) * (1.15 + 0.42 * open) + chance.between(-14, 16)
      const line = bendLine(at, lean, length, side * (0.2 - 1.5 * (1 - open) * 0.4))
      drawLine(sheet, line, index, {
        colour: stir(lemon, rust, chance() * 0.55 * (0.4 + open)),
        half: t => 2.6 - 1.1 * t,
        density: 0.9,
        broken: 0.3,
        keep: 0.5,
      })
      const tip = line.at(-1) ?? at
      setDrop(sheet, tip, 4.2, stir(gold, rust, chance()), 1.1, 0.8)
    }
    if (index % 20 === 0) closeObject(sheet)
  }
  closeObject(sheet)
}

/** The middle: pairs of buds in rows that wind around the candle. */
function candle(sheet: Sheet, chance: Chance): void {
  const rows = 46
  for (let row = 0; row < rows; row += 1) {
    const part = 0.005 + (row / rows) * 0.985
    const { at, angle } = lookAlong(spine, part)
    for (let column = -4; column <= 4; column += 1) {
      const across = (column + (row % 2) * 0.5 - 0.25) / 4.5
      const wide = girth(part) * 0.98
      const [x, y]: Point = [at[0] - Math.sin(angle) * across * wide, at[1] + Math.cos(angle) * across * wide]
      const line = bendLine([x, y], angle + across * 0.9, 46, across * 0.7)
      const shade = ease(-0.3, 1, across + chance.between(-0.2, 0.2))
      layWash(
        sheet,
        strokeAlong(sheet, line, t => 10.5 * Math.sin(Math.PI * (0.14 + t * 0.8)) ** 0.7 + 1),
        row * 9 + column,
        {
          from: stir(gold, rust, shade * 0.85),
          to: stir(lemon, rust, shade * 0.5),
          density: 0.9,
          stray: 2,
          glow: 0.55,
          side: -1,
          patches: 0.5,
          keep: 1,
        },
      )
      drawLine(
        sheet,
        trace(4, t => line[Math.round(t * 40)] ?? at),
        row + column,
        { half: () => 0.7, density: 0.35, colour: rust },
      )
    }
    closeObject(sheet)
  }
}

function whorl(sheet: Sheet, chance: Chance, at: Point, count: number, length: number): void {
  for (let index = 0; index < count; index += 1) {
    const turn = Math.PI / 2 + (index % 2 ? 1 : -1) * (0.35 + (index / count) * 1.75)
    blade(sheet, chance, [at[0] + Math.cos(turn) * 30, at[1] - 20], turn, length * chance.between(0.72, 1.05))
  }
}

function blade(sheet: Sheet, chance: Chance, at: Point, angle: number, length: number): void {
  paintLeaf(sheet, chance, {
    at,
    angle,
    length,
    half: length * 0.075,
    bend: chance.between(-0.5, 0.5),
    widest: 0.62,
    taper: 0.6,
    teeth: [19, 13],
    veins: 19,
    pigments: chance.pick([
      [pigment('#35684f'), pigment('#8fa868')],
      [pigment('#46755f'), pigment('#b4b07a')],
      [pigment('#2c5a55'), pigment('#7a9a80')],
      [pigment('#5a7050'), pigment('#c4a26a')],
    ]),
    density: chance.between(0.7, 1),
  })
}
