import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment, stir } from '../pigment.ts'
import { fillOutline, strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { layWash } from '../wash.ts'

const tau = Math.PI * 2
const centre: Point = [800, 1000]

/** Twelve finds of a beach walk in a ring, and inside it the colour that was mixed for each. */
export const shells: Study = {
  name: 'cover-shells',
  seed: 115,
  paper: '#f7efe0',
  paint(sheet, chance) {
    hues.forEach(([one, two], index) => {
      const turn = (index / hues.length) * tau - Math.PI / 2
      const colours = [pigment(one), pigment(two)] as const
      const at: Point = [centre[0] + Math.cos(turn) * 585, centre[1] + Math.sin(turn) * 690]
      if (index % 4 === 0) scallop(sheet, chance, at, 168, turn, colours)
      else if (index % 4 === 1) spiral(sheet, at, 190, turn, colours)
      else if (index % 4 === 2) limpet(sheet, chance, at, 128, turn, colours)
      else glass(sheet, chance, at, 132, turn, colours)
      swatch(sheet, [centre[0] + Math.cos(turn) * 300, centre[1] + Math.sin(turn) * 375], turn, colours)
    })
    for (let grain = 0; grain < 60; grain += 1)
      setDrop(
        sheet,
        [chance() * 1600, chance() * 2000],
        0.9 + 3.4 * chance() ** 3,
        pigment(chance.pick(['#b98a5a', '#8a7a6a', '#5a6a7a'])),
        0.5,
      )
  },
}

const hues = [
  ['#d98a6a', '#f2c9a4'],
  ['#c9a04a', '#ecd79a'],
  ['#8a8a4a', '#d3cfa0'],
  ['#4f9a7a', '#a8d6b4'],
  ['#3f8f8f', '#a9d3d0'],
  ['#5f8aa8', '#c4d8e0'],
  ['#3f5a8f', '#a4b8d4'],
  ['#4a7fb0', '#9fc8dc'],
  ['#7a5f9a', '#cfbcdc'],
  ['#a86a8f', '#e4c0d0'],
  ['#a84a5a', '#e8a8a0'],
  ['#8a4a2a', '#d99a5a'],
] as const

type Pair = readonly [Pigment, Pigment]

const turned = ([x, y]: Point, at: Point, turn: number): Point => [
  at[0] + x * Math.cos(turn) - y * Math.sin(turn),
  at[1] + x * Math.sin(turn) + y * Math.cos(turn),
]

/** A fan with ribs and the rings of its years, its hinge towards the middle of the sheet. */
function scallop(
  sheet: Sheet,
  chance: Chance,
  at: Point,
  size: number,
  turn: number,
  [deep, pale]: Pair,
): void {
  const hinge = turned([-size * 0.8, 0], at, turn)
  const rim = trace(100, (part): Point => {
    const angle = (part - 0.5) * 2.3
    const scallops = 1 + 0.022 * Math.abs(Math.sin(part * Math.PI * 13))
    return turned(
      [
        -size * 0.8 + Math.cos(angle) * size * 1.75 * scallops * (1 - 0.1 * Math.abs(angle)),
        Math.sin(angle) * size * 1.32 * scallops,
      ],
      at,
      turn,
    )
  })
  const ears: Point[] = [
    turned([-size * 0.62, size * 0.44], at, turn),
    turned([-size * 0.9, size * 0.4], at, turn),
    turned([-size * 0.92, -size * 0.4], at, turn),
    turned([-size * 0.62, -size * 0.44], at, turn),
  ]
  const face = fillOutline(sheet, [...rim, ...ears], [hinge, turned([size, 0], at, turn)], size)
  layWash(sheet, face, size + turn, {
    from: pale,
    to: deep,
    density: 0.9,
    glow: 0.25,
    stray: 3,
    patches: 0.6,
    keep: 1,
    blend: along => 0.15 + 0.5 * (Math.sin(along * 26) * 0.5 + 0.5) * along + 0.25 * along,
    strength: (along, across) => {
      const rib = Math.atan2(across, along * 1.8 + 0.02) * 11.3
      return (0.72 + 0.45 * Math.cos(rib * 1.55)) * (0.7 + 0.4 * ease(1.1, 0.1, along))
    },
  })
  for (let rib = -6; rib <= 6; rib += 1) {
    const angle = (rib / 6.5) * 1.1
    const end = turned(
      [
        -size * 0.8 + Math.cos(angle) * size * 1.7 * (1 - 0.1 * Math.abs(angle)),
        Math.sin(angle) * size * 1.28,
      ],
      at,
      turn,
    )
    drawLine(
      sheet,
      trace(12, part => [
        hinge[0] + (end[0] - hinge[0]) * (0.16 + part * 0.84) + chance.between(-1, 1),
        hinge[1] + (end[1] - hinge[1]) * (0.16 + part * 0.84),
      ]),
      rib + size,
      { half: along => 0.6 + along * 0.5, density: 0.45, colour: stir(deep, pigment('#3a2f3d'), 0.5) },
    )
  }
  closeObject(sheet)
}

/** A turret of whorls that grow as they come down. */
function spiral(sheet: Sheet, at: Point, size: number, turn: number, [deep, pale]: Pair): void {
  const lean = turn + 0.5
  for (let whorl = 0; whorl < 7; whorl += 1) {
    const wide = size * 0.1 * 1.33 ** whorl
    const along = size * -1.2 + wide * 2.9
    const line = trace(
      14,
      (t): Point => turned([along + (t - 0.5) * wide * 0.42, (t - 0.5) * 2 * wide], at, lean),
    )
    layWash(
      sheet,
      strokeAlong(sheet, line, t => wide * 0.46 * Math.sin(Math.PI * (0.1 + t * 0.8)) ** 0.6),
      whorl + size * turn,
      {
        from: deep,
        to: pale,
        density: 0.95,
        stray: 2.5,
        glow: 0.5,
        side: 1,
        keep: 1,
        patches: 0.7,
        blend: (t, across) => 0.3 + Math.abs(t - 0.35) * 0.9 - across * 0.25,
        strength: (t, across) => 0.85 + 0.4 * ease(0.35, 0.5, Math.abs(((t * 9 + across) % 1) - 0.5)),
      },
    )
    drawLine(sheet, line, whorl, { half: () => 0.8, density: 0.3 })
  }
  closeObject(sheet)
}

/** Seen from above: rays that run down from the tip, rings around it. */
function limpet(
  sheet: Sheet,
  chance: Chance,
  at: Point,
  size: number,
  turn: number,
  [deep, pale]: Pair,
): void {
  const outline = trace(80, (part): Point => {
    const reach = 1 + 0.05 * Math.sin(part * tau * 17) + chance.between(-0.012, 0.012)
    return turned(
      [Math.cos(part * tau) * size * 1.14 * reach, Math.sin(part * tau) * size * 0.94 * reach],
      at,
      turn,
    )
  }).slice(0, -1)
  const face = fillOutline(sheet, outline, [turned([-size, 0], at, turn), turned([size, 0], at, turn)], size)
  layWash(sheet, face, size * turn, {
    from: pale,
    to: deep,
    density: 0.95,
    stray: 3,
    glow: 0.2,
    keep: 1,
    patches: 0.6,
    blend: (along, across) =>
      0.2 + 0.75 * (Math.sin(Math.hypot((along - 0.42) * 2, across) * 17) * 0.5 + 0.5),
    strength: (along, across) =>
      0.75 +
      0.5 *
        Math.cos(Math.atan2(across, (along - 0.42) * 2) * 17) *
        ease(0.05, 0.4, Math.hypot((along - 0.42) * 2, across)),
  })
  setDrop(sheet, turned([-size * 0.16, 0], at, turn), size * 0.13, deep, 0.6)
  closeObject(sheet)
}

/** A shard that the sea has ground: nothing but edge and light. */
function glass(
  sheet: Sheet,
  chance: Chance,
  at: Point,
  size: number,
  turn: number,
  [deep, pale]: Pair,
): void {
  const corners = trace(
    7,
    (part): Point =>
      turned(
        [
          Math.cos(part * tau) * size * chance.between(0.78, 1.12),
          Math.sin(part * tau) * size * chance.between(0.62, 0.9),
        ],
        at,
        turn,
      ),
  ).slice(0, -1)
  const soft = corners.flatMap((corner, index): Point[] => {
    const [before, after] = [corners.at(index - 1) ?? corner, corners[(index + 1) % corners.length] ?? corner]
    return trace(8, t => {
      const s = 1 - t
      const mid = (axis: 0 | 1) =>
        s * s * ((before[axis] + corner[axis]) / 2) +
        2 * s * t * corner[axis] +
        t * t * ((corner[axis] + after[axis]) / 2)
      return [mid(0), mid(1)]
    }).slice(0, -1)
  })
  const face = fillOutline(sheet, soft, [turned([-size, 0], at, turn), turned([size, 0], at, turn)], size)
  layWash(sheet, face, turn * 9, {
    from: pale,
    to: deep,
    density: 0.6,
    stray: 3,
    glow: 0.5,
    side: -1,
    rim: 1.6,
    keep: 1,
    patches: 0.9,
  })
  layWash(sheet, face, turn * 5, {
    from: deep,
    to: deep,
    density: 0.35,
    stray: 14,
    within: true,
    glow: 0.9,
    side: 1,
    rim: 0.2,
    strength: (_, across) => ease(-0.1, 0.7, across),
  })
  closeObject(sheet)
}

function swatch(sheet: Sheet, at: Point, turn: number, [deep, pale]: Pair): void {
  const line = trace(10, (part): Point => turned([(part - 0.5) * 150, 6 * Math.sin(part * 4)], at, turn))
  layWash(
    sheet,
    strokeAlong(sheet, line, t => 46 + 8 * Math.sin(t * 5 + turn)),
    turn * 31,
    { from: deep, to: pale, density: 1.05, stray: 22, glow: 0.1, rim: 0.9 },
  )
}
