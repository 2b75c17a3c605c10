import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { bendLine, paintLeaf } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment, stir } from '../pigment.ts'
import { fillOutline, strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

const heart: Point = [830, 900]
const reds = [pigment('#c8202f'), pigment('#e8553f'), pigment('#8f1430'), pigment('#f08a6a')] as const

/** One waratah, larger than the sheet: a dome of hooked florets above a ruff of bracts. */
export const waratah: Study = {
  name: 'cover-waratah',
  seed: 73,
  paint(sheet, chance) {
    const count = 210
    for (let index = 0; index < count; index += 1) floret(sheet, chance, index / count, index)
    const depths = trace(
      60,
      part =>
        [
          heart[0] + Math.cos(part * Math.PI * 2) * 370,
          heart[1] - 60 + Math.sin(part * Math.PI * 2) * 250,
        ] as Point,
    )
    layWash(sheet, fillOutline(sheet, depths.slice(0, -1), [heart, [heart[0], heart[1] + 200]], 370), 3, {
      from: pigment('#8a1c30'),
      to: pigment('#5f1430'),
      density: 1.3,
      stray: 8,
      glow: 0,
      keep: 1,
    })
    closeObject(sheet)
    for (let index = 0; index < 21; index += 1) bract(sheet, chance, index)
    foliage(sheet, chance)
    floodSheet(sheet, 7, {
      from: pigment('#d5dcc0'),
      to: pigment('#7f9f9a'),
      density: 0.95,
      blend: along => along * 1.1,
      strength: along => 0.45 + 0.75 * along,
    })
    for (let drop = 0; drop < 20; drop += 1)
      setDrop(sheet, [chance() * 1600, chance() * 500], 1 + 6 * chance() ** 3, reds[0], 0.5)
  },
}

/** Seeds of a sunflower set on a dome and seen from the side; those in front come first. */
function floret(sheet: Sheet, chance: Chance, part: number, index: number): void {
  const turn = index * 2.39996
  const ring = 1 - part
  const reach = Math.sqrt(ring)
  const across = Math.cos(turn) * reach
  const front = Math.sin(turn) * reach
  const lift = Math.sqrt(Math.max(0, 1 - reach * reach))
  const [x, y] = [heart[0] + across * 385, heart[1] + front * 120 - lift * 470 + 120]
  if (front < -0.35 && lift < 0.75) return
  const out = Math.atan2(y - heart[1] - 150, x - heart[0])
  const length = 118 + 62 * reach + chance.between(-12, 12)
  const hook = across > 0 ? -1 : 1
  const line = bendLine(
    [x - Math.cos(out) * length * 0.5, y - Math.sin(out) * length * 0.5],
    out,
    length,
    hook * chance.between(0.9, 1.7),
  )
  const light = ease(-0.9, 0.8, -across * 0.6 + lift * 0.6)
  const colour: Pigment = stir(reds[2], reds[0], light)
  const half = (along: number) =>
    11 + 7 * Math.sin(along * 3) + (along > 0.78 ? 13 * Math.sin(((along - 0.78) / 0.22) * Math.PI) : 0)
  layWash(sheet, strokeAlong(sheet, line, half), index * 1.7, {
    from: colour,
    to: stir(reds[1], reds[3], light * 0.8),
    density: 1.15,
    stray: 3,
    glow: 0.75,
    side: hook as 1 | -1,
    rim: 0.8,
    patches: 0.6,
    keep: 1,
    blend: along => along * 0.9 - 0.1,
  })
  drawLine(sheet, line.slice(6, 40), index, { half: () => 0.8, density: 0.35, colour: reds[2] })
  const tip = line.at(-3) ?? heart
  setDrop(sheet, tip, 5, pigment('#f6d28a'), 0.5)
  closeObject(sheet)
}

function bract(sheet: Sheet, chance: Chance, index: number): void {
  const part = (index + 0.5) / 21
  const spread = (index % 2 ? part : 1 - part) * 2 - 1
  const angle = Math.PI / 2 - spread * 1.62
  paintLeaf(sheet, chance, {
    at: [heart[0] + spread * 330, heart[1] + 78 + 50 * Math.cos(spread * 1.4)],
    angle,
    length: 400 + chance.between(-50, 60) + 70 * Math.abs(spread),
    half: chance.between(52, 74),
    bend: spread * 0.75 + chance.between(-0.2, 0.2),
    widest: 0.36,
    taper: 1.5,
    veins: 7,
    pigments: chance.pick([
      [reds[0], reds[3]],
      [reds[2], reds[1]],
      [pigment('#b92f3f'), pigment('#e89a6a')],
    ]),
    density: 0.95,
  })
}

function foliage(sheet: Sheet, chance: Chance): void {
  const stem = bendLine([heart[0], heart[1] + 260], Math.PI / 2 + 0.06, 960, -0.1)
  const greens = [
    [pigment('#2f5f4a'), pigment('#7f9f5a')],
    [pigment('#3f6f5f'), pigment('#a0a85a')],
    [pigment('#244f4a'), pigment('#5f8a6a')],
  ] as const
  for (const [x, y, angle, length, bend] of [
    [800, 1480, 2.5, 700, 0.5],
    [830, 1500, 0.5, 690, -0.4],
    [790, 1660, 2.85, 760, 0.5],
    [830, 1700, 0.2, 760, -0.5],
    [820, 1850, 2.2, 560, -0.5],
    [836, 1880, 0.95, 560, 0.4],
  ] as const)
    paintLeaf(sheet, chance, {
      at: [x, y],
      angle,
      length,
      half: 88,
      bend,
      widest: 0.6,
      taper: 0.8,
      teeth: [13, 16],
      veins: 13,
      pigments: chance.pick(greens),
      density: 0.95,
    })
  layWash(
    sheet,
    strokeAlong(sheet, stem, () => 26),
    2,
    { from: pigment('#6f5a3f'), to: pigment('#5f7a4a'), density: 1.1, glow: 0.7, keep: 1 },
  )
  closeObject(sheet)
}
