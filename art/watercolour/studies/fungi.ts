import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { bendLine } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment, stir } from '../pigment.ts'
import { fillOutline, strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

interface Cap {
  x: number
  foot: number
  top: number
  half: number
  lean: number
  skin: readonly [Pigment, Pigment]
}

const cap = (
  x: number,
  foot: number,
  top: number,
  half: number,
  lean: number,
  one: string,
  two: string,
): Cap => ({
  x,
  foot,
  top,
  half,
  lean,
  skin: [pigment(one), pigment(two)],
})

/** Fungi as a beetle sees them: from below, gills against a dusk sky. */
export const fungi: Study = {
  name: 'cover-fungi',
  seed: 121,
  paper: '#fbf4e4',
  paint(sheet, chance) {
    for (const one of [
      cap(300, 2010, 1330, 190, -30, '#b9703a', '#e8b86a'),
      cap(1010, 2020, 1450, 165, 46, '#6f4a8a', '#c49ac4'),
      cap(660, 2050, 470, 420, 80, '#c23a2f', '#ec8a4a'),
      cap(1320, 2050, 900, 290, -60, '#d98a2f', '#f2cf6a'),
      cap(120, 2040, 960, 205, -60, '#8a4a5a', '#d99a8a'),
      cap(1500, 2020, 1560, 140, 20, '#b93a4a', '#e89a7a'),
    ])
      mushroom(sheet, chance, one)
    moss(sheet, chance)
    floodSheet(sheet, 8, {
      from: pigment('#2a3a5f'),
      to: pigment('#e0a07a'),
      density: 1.1,
      blend: along => ease(0.05, 0.95, along) * 1.05,
    })
    for (let spore = 0; spore < 46; spore += 1)
      setDrop(
        sheet,
        [chance() * 1600, 200 + chance() * 1300],
        1.2 + 4 * chance() ** 3,
        pigment('#2a2440'),
        0.55,
      )
  },
}

/** From below a cap is an ellipse of gills with a rim of skin over it; the gills run to the stem. */
function mushroom(sheet: Sheet, chance: Chance, { x, foot, top, half, lean, skin }: Cap): void {
  const middle: Point = [x + lean, top]
  const depth = half * 0.4
  const stem = trace(
    30,
    (part): Point => [x + lean * (1 - part) + Math.sin(part * 3) * 16, top + 10 + (foot - top) * part],
  )
  const stalk = strokeAlong(sheet, stem, part => half * (0.13 + 0.09 * part ** 2 + 0.05 * (1 - part) ** 6))
  const cream = pigment('#ecd9b4')
  layWash(sheet, stalk, x, {
    from: cream,
    to: stir(skin[0], cream, 0.35),
    density: 0.85,
    stray: 4,
    glow: 0.6,
    side: 1,
    keep: 1,
    blend: along => along * 0.9,
    strength: (along, across) => 0.85 + 0.3 * Math.sin(across * 16 + along * 7),
  })
  for (let fibre = 0; fibre < 5; fibre += 1)
    drawLine(
      sheet,
      stem.slice(2).map(([sx, sy]) => [sx + (fibre - 2) * half * 0.05, sy]),
      fibre + x,
      { half: () => 0.8, density: 0.35 },
    )
  closeObject(sheet)
  const ring = (wide: number, high: number, shift: number) =>
    trace(
      90,
      (part): Point => [
        middle[0] + Math.cos(part * Math.PI * 2) * wide,
        middle[1] + shift + Math.sin(part * Math.PI * 2) * high,
      ],
    ).slice(0, -1)
  const across: readonly [Point, Point] = [
    [middle[0] - half, middle[1]],
    [middle[0] + half, middle[1]],
  ]
  const gills = fillOutline(sheet, ring(half * 0.95, depth * 0.86, 0), across, depth)
  layWash(sheet, gills, x + 4, {
    from: pigment('#e8c9a0'),
    to: stir(skin[0], pigment('#7a4a3a'), 0.5),
    density: 0.85,
    stray: 2,
    glow: 0,
    patches: 0.5,
    rim: 0.8,
    keep: 1,
    blend: (along, down) => 0.2 + 0.6 * ease(0.9, 0.05, Math.hypot((along - 0.5) * 2, down)) + 0.2 * down,
    strength: (along, down) => {
      const turn = Math.atan2(down, (along - 0.5) * 2)
      return (
        0.72 +
        0.5 * Math.cos(turn * 64) * ease(0.1, 0.4, Math.hypot((along - 0.5) * 2, down)) +
        0.5 * ease(0.2, -1, down)
      )
    },
  })
  for (let gill = 0; gill < 84; gill += 1) {
    const turn = (gill / 84) * Math.PI * 2
    const from = chance.often(0.4) ? 0.55 : 0.2
    drawLine(
      sheet,
      trace(
        8,
        (part): Point => [
          middle[0] + Math.cos(turn) * half * 0.93 * (from + part * (1 - from)),
          middle[1] + Math.sin(turn) * depth * 0.84 * (from + part * (1 - from)),
        ],
      ),
      gill,
      { half: () => 0.9, density: 0.45, colour: pigment('#6a3f34') },
    )
  }
  closeObject(sheet)
  const dome = [
    ...trace(
      60,
      (part): Point => [
        middle[0] + Math.cos(Math.PI + part * Math.PI) * half * 1.03,
        middle[1] + 6 + Math.sin(Math.PI + part * Math.PI) * half * (0.72 - 0.08 * Math.cos(part * 9)),
      ],
    ),
    ...trace(
      50,
      (part): Point => [
        middle[0] + Math.cos(part * Math.PI) * half * 1.03,
        middle[1] + 6 + Math.sin(part * Math.PI) * depth * 0.95,
      ],
    ),
  ]
  const skinRegion = fillOutline(
    sheet,
    dome,
    [
      [middle[0], middle[1] - half * 0.7],
      [middle[0], middle[1] + depth],
    ],
    half,
  )
  layWash(sheet, skinRegion, x + 11, {
    from: skin[1],
    to: skin[0],
    density: 1.05,
    stray: 3,
    glow: 0.55,
    side: 1,
    keep: 1,
    rim: 0.8,
    blend: (along, side) => along * 1.15 - side * 0.3 - 0.05,
    strength: (along, side) =>
      1 - 0.8 * Math.exp(-(((side - 0.38) / 0.16) ** 2) - ((along - 0.22) / 0.1) ** 2),
  })
  closeObject(sheet)
}

function moss(sheet: Sheet, chance: Chance): void {
  for (let stalk = 0; stalk < 260; stalk += 1) {
    const at: Point = [chance() * 1600, 2010]
    const length = chance.between(60, 210) * (0.6 + 0.4 * Math.sin(at[0] * 0.006) ** 2)
    const line = bendLine(at, -Math.PI / 2 + chance.bell() * 0.35, length, chance.between(-0.8, 0.8))
    const colour = stir(pigment('#2f5f3f'), pigment('#a8b04a'), chance())
    drawLine(sheet, line, stalk, {
      colour,
      half: part => 5 * (1 - part) + 1.2,
      density: 0.95,
      broken: 0.3,
      keep: 0.8,
    })
    if (stalk % 5 === 0) setDrop(sheet, line.at(-1) ?? at, chance.between(3.5, 7), pigment('#b9703a'), 1, 0.9)
    if (stalk % 12 === 0) closeObject(sheet)
  }
  closeObject(sheet)
}
