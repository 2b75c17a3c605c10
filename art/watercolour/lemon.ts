import type { Chance } from '../flat/chance.ts'
import { type Point, trace } from '../flat/outline.ts'
import { ease } from '../paint/noise.ts'
import { setDrop } from './pen.ts'
import { type Pigment, pigment } from './pigment.ts'
import { fillOutline } from './region.ts'
import { closeObject, type Sheet } from './sheet.ts'
import { layWash } from './wash.ts'

const shade = pigment('#4a5a8a')

/** A lemon lit from the right and above: its bright spot is dry paper, its shadow a second, cooler wash. */
export function paintLemon(
  sheet: Sheet,
  chance: Chance,
  at: Point,
  size: number,
  turn: number,
  warm: Pigment,
): void {
  const outline = trace(80, (part): Point => {
    const angle = part * Math.PI * 2
    const tip =
      0.24 * Math.exp(-(((Math.abs(angle - Math.PI) < 0.01 ? Math.PI : angle) - Math.PI) ** 2) / 0.03) +
      0.15 * (Math.exp(-(angle ** 2) / 0.04) + Math.exp(-((angle - Math.PI * 2) ** 2) / 0.04))
    const [x, y] = [Math.cos(angle) * size * (1.14 + tip), Math.sin(angle) * size * 0.86]
    return [at[0] + x * Math.cos(turn) - y * Math.sin(turn), at[1] + x * Math.sin(turn) + y * Math.cos(turn)]
  }).slice(0, -1)
  const region = fillOutline(
    sheet,
    outline,
    [
      [at[0], at[1] - size],
      [at[0], at[1] + size],
    ],
    size * 1.2,
  )
  const salt = at[0] + at[1]
  layWash(sheet, region, salt, {
    from: pigment('#f6dc4a'),
    to: warm,
    density: 0.95,
    stray: 2.5,
    glow: 0.2,
    patches: 0.28,
    keep: 1,
    blend: (down, side) => down * 0.9 + side * 0.25 - 0.1,
    strength: (down, side) =>
      1 - 0.85 * Math.exp(-(((side - 0.3) / 0.16) ** 2) - ((down - 0.28) / 0.12) ** 2),
  })
  layWash(sheet, region, salt + 3, {
    from: pigment('#8a7a3a'),
    to: shade,
    density: 0.55,
    stray: 16,
    within: true,
    rim: 0.1,
    glow: 0,
    strength: (down, side) => ease(0.45, 1.05, down * 0.85 - side * 0.28 + 0.08),
  })
  for (let pore = 0; pore < 50; pore += 1) {
    const [reach, angle] = [Math.sqrt(chance()) * 0.8 * size, chance() * 6.28]
    setDrop(
      sheet,
      [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach * 0.86],
      chance.between(0.8, 1.8),
      warm,
      0.4,
    )
  }
  closeObject(sheet)
}
