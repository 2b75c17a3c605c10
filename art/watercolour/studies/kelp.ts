import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { bendLine, lookAlong } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment, stir } from '../pigment.ts'
import { strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

const ochres: readonly (readonly [Pigment, Pigment])[] = [
  [pigment('#8a6a1f'), pigment('#d9a83a')],
  [pigment('#6f6a2a'), pigment('#b9a84a')],
  [pigment('#9a5f2a'), pigment('#e0b04f')],
]

/** Giant kelp looked at from below: four ropes that climb towards the light. */
export const kelp: Study = {
  name: 'cover-kelp',
  seed: 57,
  paper: '#f4f6ea',
  paint(sheet, chance) {
    const ropes: (readonly [number, number, number, number])[] = [
      [300, 560, 1.05, 0],
      [760, 700, 1.3, 1],
      [1240, 900, 1.15, 2],
      [1530, 1080, 0.85, 1],
    ]
    for (const [foot, head, size, pick] of ropes) rope(sheet, chance, foot, head, size, pick)
    floodSheet(sheet, 3, {
      from: pigment('#8fd0c4'),
      to: pigment('#0f4a63'),
      density: 1.25,
      blend: (along, across) => along * 1.15 - 0.08 + 0.2 * Math.abs(across - 0.1),
      strength: (along, across) => {
        const ray = Math.sin(Math.atan2(across - 0.1, along + 0.25) * 26) * 0.5 + 0.5
        return (0.2 + 1.15 * ease(-0.05, 0.75, along)) * (1 - 0.28 * ray * ease(0.9, 0.1, along))
      },
    })
    for (let bubble = 0; bubble < 40; bubble += 1)
      setDrop(sheet, [chance() * 1600, 700 + chance() * 1300], 2 + 7 * chance() ** 3, pigment('#0f4a63'), 0.5)
  },
}

function rope(sheet: Sheet, chance: Chance, foot: number, head: number, size: number, pick: number): void {
  const line = trace(
    90,
    (part): Point => [
      foot + (head - foot) * part + Math.sin(part * 6.2 + foot) * 70 * size,
      2080 - part * 2140,
    ],
  )
  const count = 15
  for (let index = count; index >= 0; index -= 1) {
    const part = 0.04 + (index / count) * 0.9
    const { at, angle } = lookAlong(line, part)
    const side = index % 2 ? 1 : -1
    frond(
      sheet,
      chance,
      at,
      angle + side * chance.between(0.75, 1.15),
      size * chance.between(330, 470) * (1.1 - part * 0.4),
      side,
      pick,
    )
  }
  const colours = ochres[pick] ?? [pigment('#8a6a1f'), pigment('#d9a83a')]
  layWash(
    sheet,
    strokeAlong(sheet, line, () => 8 * size),
    foot,
    { from: colours[0], to: colours[1], density: 1.5, stray: 2, keep: 1 },
  )
  drawLine(sheet, line, foot, { half: () => 1.1, density: 0.5 })
  closeObject(sheet)
}

/** One blade on its bladder: long, crimped along its edge, combed by the swell. */
function frond(
  sheet: Sheet,
  chance: Chance,
  at: Point,
  angle: number,
  length: number,
  side: 1 | -1,
  pick: number,
): void {
  const colours = ochres[(pick + (chance.often(0.3) ? 1 : 0)) % ochres.length] ?? [
    pigment('#8a6a1f'),
    pigment('#d9a83a'),
  ]
  const float = bendLine(at, angle, length * 0.16, 0)
  const end = float.at(-1) ?? at
  const line = bendLine(end, angle, length, -side * chance.between(0.7, 1.5), chance)
  const salt = chance() * 80
  const crimp = chance.between(9, 14)
  const half = (along: number, edge: 1 | -1) =>
    length *
      0.098 *
      (Math.sin(Math.PI * along ** 0.62) ** 0.8 + 0.02) *
      (1 + 0.15 * Math.sin(along * crimp * 4 + edge * 2 + salt)) +
    1.4
  layWash(sheet, strokeAlong(sheet, line, half), salt, {
    from: colours[0],
    to: colours[1],
    density: 0.95,
    side,
    glow: 0.5,
    stray: 4,
    patches: 0.7,
    keep: 1,
    strength: (along, across) => {
      const fold = Math.sin(along * 34 + across * 5 + Math.sin(along * 13) * 2)
      return 1 + 0.26 * fold * (0.3 + Math.abs(across)) - 0.25 * ease(0.1, 0.02, Math.abs(across))
    },
  })
  drawLine(sheet, line, salt, { half: along => 1.2 - 0.9 * along, density: 0.4 })
  layWash(
    sheet,
    strokeAlong(sheet, float, along => length * 0.036 * Math.sin(Math.PI * (0.12 + along * 0.84)) ** 0.7 + 2),
    salt + 3,
    {
      from: stir(colours[0], colours[1], 0.4),
      to: colours[1],
      density: 1.2,
      glow: 0.85,
      side,
      stray: 2,
      keep: 1,
    },
  )
  closeObject(sheet)
}
