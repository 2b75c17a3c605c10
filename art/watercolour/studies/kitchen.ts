import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { paintLeaf } from '../leaf.ts'
import { paintLemon } from '../lemon.ts'
import { drawLine, setDrop } from '../pen.ts'
import { pigment } from '../pigment.ts'
import { fillOutline } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

const shade = pigment('#4a5a8a')

/** Ten in the morning: the window lies on the wall, four panes of it, behind a blue bowl of lemons. */
export const kitchen: Study = {
  name: 'cover-kitchen',
  seed: 133,
  paper: '#fdf6e2',
  paint(sheet, chance) {
    bowl(sheet, chance)
    loose(sheet, chance)
    const shadows = [oval([1040, 1634], 520, 62), oval([450, 1800], 190, 30)]
    shadows.forEach((outline, index) => {
      const region = fillOutline(
        sheet,
        outline,
        [
          [outline[0]?.[0] ?? 0, 1600],
          [(outline[0]?.[0] ?? 0) - 900, 1600],
        ],
        300,
      )
      layWash(sheet, region, index + 40, {
        from: shade,
        to: pigment('#8a7aa8'),
        density: 0.75,
        glow: 0,
        stray: 9,
        rim: 0.2,
        patches: 0.7,
      })
    })
    const panes = [
      [
        [250, 130],
        [660, 40],
        [720, 560],
        [300, 630],
      ],
      [
        [715, 28],
        [1150, -66],
        [1216, 476],
        [776, 550],
      ],
      [
        [306, 690],
        [726, 620],
        [786, 1150],
        [356, 1200],
      ],
      [
        [783, 610],
        [1224, 536],
        [1292, 1090],
        [843, 1143],
      ],
    ] as const
    for (const pane of panes) sun(sheet, pane)
    closeObject(sheet)
    floodSheet(sheet, 5, {
      from: pigment('#7f8fb4'),
      to: pigment('#c8a8a8'),
      density: 0.95,
      blend: (along, across) => along * 0.7 + across * 0.2,
      strength: along => ease(0.672, 0.664, along) * 0.95 + 0.1,
    })
    for (const pane of panes) {
      const edge = [...pane, pane[0]]
      for (let index = 0; index < 4; index += 1)
        drawLine(
          sheet,
          trace(30, t => along(edge[index] ?? pane[0], edge[index + 1] ?? pane[0], t)),
          index,
          { half: () => 0.7, density: 0.2 },
        )
    }
    drawLine(
      sheet,
      trace(50, t => [t * 1600, 1336 + 3 * Math.sin(t * 9)]),
      2,
      { half: () => 1.3, density: 0.4, colour: shade },
    )
    for (let drop = 0; drop < 18; drop += 1)
      setDrop(sheet, [chance() * 1600, 1700 + chance() * 300], 1 + 5 * chance() ** 3, pigment('#d9a82f'), 0.5)
  },
}

const along = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * t,
  from[1] + (to[1] - from[1]) * t,
]
const oval = ([x, y]: Point, wide: number, high: number): Point[] =>
  trace(70, t => [x + Math.cos(t * Math.PI * 2) * wide, y + Math.sin(t * Math.PI * 2) * high] as Point).slice(
    0,
    -1,
  )

/** Light on a wall is paper kept dry, with a breath of yellow. */
function sun(sheet: Sheet, pane: readonly [Point, Point, Point, Point]): void {
  const region = fillOutline(sheet, pane, [pane[0], pane[2]], 300)
  layWash(sheet, region, pane[0][0], {
    from: pigment('#fbe3a0'),
    to: pigment('#f6c87a'),
    density: 0.4,
    glow: 0,
    stray: 5,
    rim: 0,
    soft: 3,
    keep: 0.94,
  })
}

function bowl(sheet: Sheet, chance: Chance): void {
  const [x, rim] = [960, 1230]
  const [wide, foot] = [430, 1620]
  const side = (sign: number) =>
    trace(40, (part): Point => [x + sign * (wide * (1 - part ** 2.3 * 0.62)), rim + (foot - rim) * part])
  const lip = trace(
    40,
    (part): Point => [x - wide * Math.cos(part * Math.PI), rim + 66 * Math.sin(part * Math.PI)],
  )
  const body = [...side(1).slice(1), ...side(-1).slice(1).reverse(), ...lip]
  const region = fillOutline(
    sheet,
    body,
    [
      [x, rim],
      [x, foot],
    ],
    wide,
  )
  layWash(sheet, region, 12, {
    from: pigment('#2f5fa8'),
    to: pigment('#24407a'),
    density: 1,
    side: -1,
    glow: 0.2,
    stray: 3,
    patches: 0.7,
    keep: 1,
    strength: (down, across) => {
      const line = Math.abs(down - 0.3 - 0.045 * (1 - across * across))
      const wave = Math.abs(down - 0.48 - 0.07 * (1 - across * across) - 0.045 * Math.sin(across * 22))
      const left = ease(0.012, 0.022, line) * ease(0.016, 0.028, wave)
      return (
        (0.12 + 0.88 * left) *
        (1 - 0.7 * Math.exp(-(((across - 0.5) / 0.13) ** 2) - ((down - 0.3) / 0.2) ** 2)) *
        (1 + 0.5 * ease(0.1, -0.9, across))
      )
    },
  })
  closeObject(sheet)
  for (const [lx, ly, size, turn] of [
    [700, 1206, 122, 0.4],
    [940, 1196, 138, -0.3],
    [1200, 1210, 124, 0.7],
    [820, 1060, 128, -0.7],
    [1090, 1046, 130, 0.25],
    [955, 930, 118, -0.2],
  ] as const)
    paintLemon(
      sheet,
      chance,
      [lx, ly],
      size,
      turn,
      chance.pick([pigment('#e0a52f'), pigment('#d9b83a'), pigment('#e8b83f')]),
    )
  for (const [lx, ly, angle, bend] of [
    [1010, 850, -0.6, 0.9],
    [900, 850, -2.4, -0.7],
    [1240, 1060, -0.2, 0.6],
  ] as const)
    paintLeaf(sheet, chance, {
      at: [lx, ly],
      angle,
      length: 230,
      half: 52,
      bend,
      widest: 0.45,
      pigments: [pigment('#2f6b4a'), pigment('#8fae5a')],
    })
  const inside = fillOutline(
    sheet,
    [
      ...lip,
      ...trace(
        40,
        (part): Point => [x + wide * Math.cos(part * Math.PI), rim - 66 * Math.sin(part * Math.PI)],
      ),
    ],
    [
      [x - wide, rim],
      [x + wide, rim],
    ],
    66,
  )
  layWash(sheet, inside, 14, {
    from: pigment('#c4d0e4'),
    to: pigment('#7f9ac4'),
    density: 0.85,
    glow: 0,
    stray: 2,
    keep: 1,
    blend: part => 1 - part,
  })
  closeObject(sheet)
}

function loose(sheet: Sheet, chance: Chance): void {
  paintLemon(sheet, chance, [300, 1690], 132, -0.35, pigment('#e0a52f'))
  const face = fillOutline(
    sheet,
    oval([590, 1800], 118, 112),
    [
      [590, 1690],
      [590, 1910],
    ],
    112,
  )
  layWash(sheet, face, 21, {
    from: pigment('#f6e27a'),
    to: pigment('#f0c93f'),
    density: 0.85,
    stray: 2,
    glow: 0,
    rim: 1.4,
    keep: 1,
    strength: (down, side) => {
      const reach = Math.hypot((down - 0.5) * 2, side)
      const wedge = Math.abs((((Math.atan2((down - 0.5) * 2, side) / (Math.PI * 2)) * 9 + 20) % 1) - 0.5)
      return (
        ease(0.86, 0.82, reach) * ease(0.5, 0.44, wedge) * ease(0.06, 0.12, reach) * 1.1 +
        ease(0.95, 0.98, reach)
      )
    },
  })
  closeObject(sheet)
}
