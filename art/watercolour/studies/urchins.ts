import type { Chance } from '../../flat/chance.ts'
import { type Point, trace } from '../../flat/outline.ts'
import { ease } from '../../paint/noise.ts'
import { drawLine, setDrop } from '../pen.ts'
import { type Pigment, pigment, stir } from '../pigment.ts'
import { fillOutline } from '../region.ts'
import { closeObject, type Sheet } from '../sheet.ts'
import type { Study } from '../study.ts'
import { floodSheet, layWash } from '../wash.ts'

interface Urchin {
  middle: Point
  radius: number
  turn: number
  deep: Pigment
  pale: Pigment
}

const urchin = (x: number, y: number, radius: number, turn: number, deep: string, pale: string): Urchin => ({
  middle: [x, y],
  radius,
  turn,
  deep: pigment(deep),
  pale: pigment(pale),
})

/** Seven sea urchins' shells from straight above, sorted by nobody. */
export const urchins: Study = {
  name: 'cover-urchins',
  seed: 92,
  paper: '#fdf8ec',
  paint(sheet, chance) {
    for (const one of [
      urchin(560, 640, 430, 0.2, '#6f3f7f', '#d9a8c4'),
      urchin(1270, 400, 240, 0.9, '#3f7f6a', '#bcd8b0'),
      urchin(1240, 1110, 330, 0.5, '#c25a3f', '#f2c09a'),
      urchin(420, 1370, 270, 1.1, '#2f6f8f', '#a8d0d4'),
      urchin(890, 1660, 210, 0.1, '#a83f5f', '#f0b0a8'),
      urchin(1350, 1690, 170, 0.7, '#7a8a3a', '#dcd89a'),
      urchin(130, 1780, 110, 0.4, '#c28a2f', '#f2dc9a'),
    ])
      shell(sheet, chance, one)
    for (let grain = 0; grain < 90; grain += 1)
      setDrop(
        sheet,
        [chance() * 1600, chance() * 2000],
        1.4 + 7 * chance() ** 4,
        pigment(chance.pick(['#fbf0d8', '#6f5a7a', '#c25a3f', '#2f6f8f'])),
        0.6,
        1,
      )
    closeObject(sheet)
    floodSheet(sheet, 2, {
      from: pigment('#3f5a7f'),
      to: pigment('#2c3a5f'),
      density: 1.15,
      blend: (along, across) => along * 0.6 + across * 0.4,
    })
  },
}

const tau = Math.PI * 2

/** Five wide bands and five narrow ones, each a double row of knobs that shrink towards the crown. */
function shell(sheet: Sheet, chance: Chance, { middle, radius, turn, deep, pale }: Urchin): void {
  const outline = trace(90, part => {
    const angle = part * tau
    const reach = radius * (1 + 0.018 * Math.cos((angle - turn) * 5) + chance.between(-0.003, 0.003))
    return [middle[0] + Math.cos(angle) * reach, middle[1] + Math.sin(angle) * reach] as Point
  }).slice(0, -1)
  const face = fillOutline(
    sheet,
    outline,
    [
      [middle[0] - radius, middle[1]],
      [middle[0] + radius, middle[1]],
    ],
    radius,
  )
  const polar = (x: number, y: number) => {
    const [dx, dy] = [x - middle[0], y - middle[1]]
    const sector = (((((Math.atan2(dy, dx) - turn) / tau) * 5) % 1) + 1) % 1
    return { reach: Math.hypot(dx, dy) / radius, sector: Math.abs(sector - 0.5) * 2 }
  }
  const salt = radius
  layWash(sheet, face, salt, {
    from: pale,
    to: stir(pale, deep, 0.5),
    density: 0.75,
    stray: 3,
    glow: 0,
    patches: 0.6,
    rim: 0.9,
    keep: 1,
    strength: (along, across) =>
      0.55 + 0.75 * ease(0.35, 1.25, Math.hypot((along - 0.42) * 2, across + 0.16)),
  })
  layWash(sheet, face, salt + 5, {
    from: deep,
    to: stir(deep, pigment('#1b1e33'), 0.3),
    density: 0.85,
    stray: 6,
    rim: 0.3,
    glow: 0,
    patches: 0.7,
    blend: (_, across) => across,
    strength: (_along, _across, x, y) => {
      const { reach, sector } = polar(x, y)
      const band = ease(0.62, 0.7, sector) * 0.75 + 0.35 * ease(0.1, 0.02, sector)
      const plates = 0.22 * ease(0.2, 0.05, Math.abs((((reach * radius) / 22) % 1) - 0.5))
      return (
        (band + plates * ease(0.15, 0.3, reach)) * ease(0.04, 0.16, reach) + 0.5 * ease(0.82, 1.02, reach)
      )
    },
  })
  closeObject(sheet)
  knobs(sheet, chance, { middle, radius, turn, deep, pale })
}

/** The knobs are lifted light: dots of white body colour with a shadow on their lower right. */
function knobs(sheet: Sheet, chance: Chance, { middle, radius, turn, deep }: Urchin): void {
  const open = { ...sheet, reserve: new Float32Array(sheet.reserve.length) }
  const put = (angle: number, reach: number, size: number) => {
    const at: Point = [
      middle[0] + Math.cos(angle) * reach * radius,
      middle[1] + Math.sin(angle) * reach * radius,
    ]
    setDrop(open, [at[0] + size * 0.35, at[1] + size * 0.4], size * 1.15, deep, 0.75)
    lift(sheet, at, size * 0.82)
  }
  for (let band = 0; band < 10; band += 1) {
    const centre = turn + ((band + 0.5 * 0) / 10) * tau
    const wide = band % 2 === 1
    const rows = wide ? [-0.135, -0.05, 0.05, 0.135] : [-0.045, 0.045]
    for (const offset of rows) {
      let reach = 0.19 + (Math.abs(offset) > 0.1 ? 0.22 : 0)
      while (reach < 0.95) {
        const bulge = Math.sin(Math.PI * reach * 0.86)
        const size =
          radius * (wide ? 0.021 : 0.0125) * (0.35 + 0.8 * bulge) * (Math.abs(offset) > 0.1 ? 0.75 : 1)
        put(centre + offset * tau * 0.44 * (0.75 + 0.3 * bulge) + chance.between(-0.006, 0.006), reach, size)
        reach += (size / radius) * 2.9 + 0.004
      }
    }
  }
  for (let plate = 0; plate < 5; plate += 1) put(turn + ((plate + 0.5) / 5) * tau, 0.115, radius * 0.024)
  drawLine(
    open,
    trace(40, part => [
      middle[0] + Math.cos(part * tau) * radius * 0.07,
      middle[1] + Math.sin(part * tau) * radius * 0.07,
    ]),
    radius,
    { colour: deep, half: () => radius * 0.012, density: 1 },
  )
}

function lift(sheet: Sheet, [x, y]: Point, size: number): void {
  const reach = size * sheet.scale
  const [cx, cy] = [x * sheet.scale, y * sheet.scale]
  for (
    let row = Math.max(0, Math.floor(cy - reach - 1));
    row <= Math.min(sheet.height - 1, cy + reach + 1);
    row += 1
  )
    for (
      let column = Math.max(0, Math.floor(cx - reach - 1));
      column <= Math.min(sheet.width - 1, cx + reach + 1);
      column += 1
    ) {
      const distance = Math.hypot(column - cx, row - cy)
      const part =
        ease(reach + 0.7, reach - 0.7, distance) *
        0.85 *
        (1 - 0.35 * ease(-reach, reach, column - cx + row - cy))
      const start = (row * sheet.width + column) * 3
      ;[0.94, 0.88, 0.76].forEach((white, channel) => {
        const now = sheet.light[start + channel] ?? 0
        sheet.light[start + channel] = now + (white - now) * part
      })
    }
}
