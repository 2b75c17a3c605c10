import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { curve, lookAlong } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { pigment, stir } from '../pigment.ts'
import { strokeAlong } from '../region.ts'
import { closeObject } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

const blue = pigment('#2f5fa8')
const dusk = pigment('#3a3a5a')
const rust = pigment('#b9703a')

/** A feather across the sheet; its quill has been dipped and has just written a wave. */
export const feather: Study = {
  name: 'cover-feather',
  seed: 66,
  paper: '#fbf3e2',
  paint(sheet, chance) {
    const shaft = curve([470, 1610], [620, 1270], [880, 800], [1330, 190])
    const reach = (part: number, side: 1 | -1) => {
      const body = Math.sin(Math.PI * Math.min(1, Math.max(0, (part - 0.2) / 0.82)) ** 0.72) ** 0.75
      return (side > 0 ? 400 : 290) * body
    }
    const quill = strokeAlong(sheet, shaft, part => 12.5 * (1 - part) ** 0.8 + 1.6)
    layWash(sheet, quill, 5, {
      from: pigment('#c9a878'),
      to: pigment('#7a5a40'),
      density: 0.9,
      stray: 1.5,
      glow: 0.7,
      keep: 1,
    })
    closeObject(sheet)
    const barbs = 400
    for (let index = 0; index < barbs; index += 1) {
      const part = 0.2 + 0.79 * (index / barbs)
      const { at, angle } = lookAlong(shaft, part)
      for (const side of [-1, 1] as const) {
        const gap = Math.abs(((part * 9.3 + side * 0.2 + 3) % 1) - 0.5) < 0.045 && part < 0.86
        const length = reach(part, side) * chance.between(0.93, 1.05) * (gap ? 0.8 : 1)
        if (length < 4) continue
        const lean = angle + side * (1.05 - 0.5 * part)
        const sweep = -side * 0.45
        const line = trace(14, (t): Point => {
          const turn = lean + sweep * t
          return [at[0] + Math.cos(turn) * length * t, at[1] + Math.sin(turn) * length * t]
        })
        const bars = ease(0.2, 0.7, Math.sin(part * 42 + side * 0.9) * 0.5 + 0.5)
        const colour = stir(stir(blue, dusk, bars * 0.85), rust, ease(0.36, 0.22, part) * 0.9)
        const half = length * 0.008 + 3
        drawLine(sheet, line, index + side, {
          colour,
          half: t => half * (1 - 0.62 * t),
          density: gap ? 0.45 : chance.between(0.45, 0.85),
          broken: 0.35,
          keep: 0.9,
        })
      }
      if (index % 3 === 0) closeObject(sheet)
    }
    closeObject(sheet)
    for (let down = 0; down < 70; down += 1) {
      const { at, angle } = lookAlong(shaft, chance.between(0.17, 0.25))
      const side = chance.pick([-1, 1])
      const turn = angle + side * chance.between(0.5, 2)
      const length = chance.between(40, 130)
      const bend = chance.between(-1.2, 1.2)
      drawLine(
        sheet,
        trace(
          10,
          (t): Point => [
            at[0] + Math.cos(turn + bend * t) * length * t,
            at[1] + Math.sin(turn + bend * t) * length * t,
          ],
        ),
        down,
        { colour: rust, half: t => 1.7 - t, density: 0.5 },
      )
    }
    const nib: Point[] = [
      [470, 1610],
      [452, 1652],
      [436, 1700],
    ]
    layWash(
      sheet,
      strokeAlong(sheet, nib, along => 12 * (1 - along) + 1),
      8,
      { from: pigment('#7a5a40'), to: pigment('#1b1e33'), density: 1.6, stray: 1, keep: 1 },
    )
    closeObject(sheet)
    const script = trace(
      200,
      (part): Point => [
        1500 - 1064 * part - Math.sin(part * 50) * 26 * (1 - part * 0.4),
        1730 - Math.cos(part * 50) * 52 * Math.sin(Math.PI * Math.min(1, part * 1.04)) ** 0.5 - 28 * part,
      ],
    )
    layWash(
      sheet,
      strokeAlong(sheet, script, along => 3 + 4 * Math.sin(along * 100) ** 2),
      9,
      {
        from: pigment('#1b2a5a'),
        to: pigment('#2f5fa8'),
        density: 1.5,
        stray: 1.6,
        glow: 0,
        rim: 0.8,
        keep: 1,
      },
    )
    closeObject(sheet)
    floodSheet(sheet, 6, {
      from: pigment('#f0c9a0'),
      to: pigment('#f6e2b9'),
      density: 0.62,
      blend: (along, across) => 0.5 + across * 0.4 - along * 0.2,
      strength: along => ease(1.02, 0.55, along),
    })
    for (let drop = 0; drop < 22; drop += 1)
      setDrop(
        sheet,
        [380 + chance.bell() * 240, 1750 + chance.between(-60, 200)],
        1.5 + 11 * chance() ** 3,
        pigment('#1b2a5a'),
        0.95,
      )
  },
}
