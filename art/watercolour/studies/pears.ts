import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { bendLine, paintLeaf } from '../leaf.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment } from '../pigment.ts'
import { fillOutline, strokeAlong } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

interface Pear {
  foot: Point
  height: number
  half: number
  lean: number
  skin: readonly [Pigment, Pigment]
  shadow: Pigment
}

/** Five pears on a shelf: each one's shadow has the colour that its neighbour lacks. */
export const pears: Study = {
  name: 'cover-pears',
  seed: 31,
  paper: '#fbf5e6',
  paint(sheet, chance) {
    const row: Pear[] = [
      pear([250, 1330], 520, 190, 0.06, '#d9b63c', '#a8b24a', '#6f5aa8'),
      pear([600, 1360], 640, 215, -0.1, '#b9452f', '#e0a03c', '#2f7f86'),
      pear([985, 1325], 470, 188, 0.14, '#8fa344', '#d8c45a', '#a8486e'),
      pear([1330, 1365], 600, 205, -0.03, '#e0922f', '#e6c85a', '#3a5fa8'),
    ]
    for (const one of row) paintPear(sheet, chance, one)
    for (const [index, one] of row.entries()) castShadow(sheet, one, index)
    floodSheet(sheet, 4, {
      from: pigment('#efb48a'),
      to: pigment('#f6d9a0'),
      density: 0.75,
      strength: along => ease(0.583, 0.575, along) * 0.9 + 0.08,
    })
    const shelf = trace(60, part => [-20 + part * 1640, 1158 + 4 * Math.sin(part * 5)])
    drawLine(sheet, shelf, 5, { half: () => 1.2, density: 0.45, colour: pigment('#7a5a52') })
    for (let drop = 0; drop < 24; drop += 1)
      setDrop(sheet, [chance() * 1600, 1450 + chance() * 540], 1 + 5 * chance() ** 3, pigment('#6f5aa8'), 0.4)
  },
}

const pear = (
  foot: Point,
  height: number,
  half: number,
  lean: number,
  one: string,
  two: string,
  dark: string,
): Pear => ({
  foot,
  height,
  half,
  lean,
  skin: [pigment(one), pigment(two)],
  shadow: pigment(dark),
})

/** Half the width of a pear from its foot, 0, to its neck, 1. */
const profile = (part: number) =>
  Math.sqrt(Math.sin(Math.PI * Math.min(1, part * 0.955 + 0.012))) * (1 - 0.62 * ease(0.3, 0.82, part)) * 1.02

function paintPear(sheet: Sheet, chance: Chance, { foot, height, half, lean, skin, shadow }: Pear): void {
  const side = (sign: number) =>
    trace(60, part => [
      foot[0] + sign * profile(part) * half + lean * height * part ** 1.6,
      foot[1] - part * height,
    ])
  const outline = [...side(1), ...side(-1).reverse()]
  const crown: Point = [foot[0] + lean * height, foot[1] - height]
  const body = fillOutline(sheet, outline, [foot, crown], half)
  const salt = foot[0]
  const bright = (along: number, across: number) =>
    1 - 0.9 * Math.exp(-(((across + 0.42) / 0.2) ** 2) - ((along - 0.36) / 0.13) ** 2)
  layWash(sheet, body, salt, {
    from: skin[0],
    to: skin[1],
    density: 0.95,
    side: -1,
    glow: 0.35,
    keep: 1,
    stray: 3,
    patches: 0.6,
    strength: bright,
    blend: (along, across) => 0.62 - across * 0.75 + along * 0.2,
  })
  layWash(sheet, body, salt + 9, {
    from: skin[0],
    to: shadow,
    density: 0.5,
    side: -1,
    glow: 1,
    stray: 24,
    within: true,
    rim: 0.1,
    blend: (_, across) => ease(0.3, 1, across),
    strength: (along, across) => ease(-0.15, 0.75, across) + 0.35 * ease(0.2, 0, along),
  })
  for (let freckle = 0; freckle < 110; freckle += 1) {
    const part = chance()
    const across = chance.between(-0.9, 0.9)
    setDrop(
      sheet,
      [foot[0] + across * profile(part) * half * 0.94 + lean * height * part ** 1.6, foot[1] - part * height],
      chance.between(0.8, 2),
      pigment('#8a5a30'),
      0.45,
    )
  }
  closeObject(sheet)
  const stalk = bendLine([crown[0], crown[1] + 12], -Math.PI / 2 + lean * 2, 96, chance.between(-0.8, 0.8))
  layWash(
    sheet,
    strokeAlong(sheet, stalk, along => 5 + 6 * along ** 3 + 4 * (1 - along) ** 4),
    salt,
    { from: pigment('#5a3f30'), to: pigment('#8a6a40'), density: 1.3, stray: 2, keep: 1 },
  )
  closeObject(sheet)
  if (height > 560) {
    const start = stalk[22] ?? crown
    paintLeaf(sheet, chance, {
      at: start,
      angle: lean < -0.05 ? -0.5 : -2.4,
      length: 210,
      half: 46,
      bend: 0.7,
      widest: 0.4,
      pigments: [pigment('#4d7f5a'), pigment('#9db27a')],
    })
  }
}

/** The light comes from the left and above: shadows lie to the right, on the table. */
function castShadow(sheet: Sheet, { foot, height, half, shadow, skin }: Pear, salt: number): void {
  const line = trace(40, part => [foot[0] + 10 + part * height * 0.8, foot[1] - 26 + part * height * 0.44])
  const region = strokeAlong(sheet, line, part => profile(Math.max(0.02, part)) * half * 0.62)
  layWash(sheet, region, salt * 13, {
    from: shadow,
    to: skin[1],
    density: 0.85,
    glow: 0,
    stray: 7,
    rim: 0.25,
    patches: 0.6,
    blend: along => 0.1 + along * 0.55,
    strength: along => 1.1 - 0.55 * along,
  })
}
