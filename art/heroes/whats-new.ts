import sharp from 'sharp'
import { type Chance, seedChance } from '../flat/chance.ts'
import type { Point } from '../flat/outline.ts'
import { bendLine, paintLeaf } from '../watercolour/leaf.ts'
import { drawLine } from '../watercolour/pen.ts'
import { pigment } from '../watercolour/pigment.ts'
import { strokeAlong } from '../watercolour/region.ts'
import { closeObject, develop, glaze, type Sheet, stretchPaper } from '../watercolour/sheet.ts'
import { layWash } from '../watercolour/wash.ts'
import type { Work } from '../work.ts'

const seed = 5
const [width, height] = [2000, 1250]
const scale = 1600 / width
const pair = (one: string, two: string) => [pigment(one), pigment(two)] as const

/** A year of leaves: grey-green in winter, red at the tips when the new growth comes, ochre in the dry months. */
const months = [
  { colours: pair('#a8632f', '#d9b45f'), long: 262, wide: 0.075, bend: 0.55 },
  { colours: pair('#8f4a33', '#cf9a5a'), long: 276, wide: 0.062, bend: -0.4 },
  { colours: pair('#7a7a3f', '#b99a55'), long: 236, wide: 0.1, bend: 0.3 },
  { colours: pair('#4f7a5a', '#a9ab6a'), long: 270, wide: 0.066, bend: -0.7 },
  { colours: pair('#3f7468', '#8faf90'), long: 168, wide: 0.36, bend: 0.1 },
  { colours: pair('#4a7f86', '#9fb9a8'), long: 150, wide: 0.46, bend: -0.1 },
  { colours: pair('#55808f', '#a8bcb8'), long: 160, wide: 0.42, bend: 0.15 },
  { colours: pair('#3a6a6a', '#7fa08c'), long: 250, wide: 0.095, bend: 0.45 },
  { colours: pair('#4f7f5f', '#c4785f'), long: 240, wide: 0.12, bend: -0.35 },
  { colours: pair('#b8434a', '#d98a5f'), long: 218, wide: 0.13, bend: 0.4 },
  { colours: pair('#c24a4a', '#8fa56a'), long: 258, wide: 0.085, bend: -0.55 },
  { colours: pair('#9a3f3a', '#c9a04f'), long: 272, wide: 0.07, bend: 0.7 },
] as const

/** Twelve pressed gum leaves in two rows, each held to the sheet by two strips of linen: a calendar. */
export const whatsNew: Work = {
  master: 'hero-whats-new.avif',
  seed,
  size: [width, height],
  from: ['heroes/whats-new.ts', 'watercolour', 'flat/chance.ts', 'flat/outline.ts', 'paint'],
  async paint({ progress }) {
    const sheet = stretchPaper(width, height, seed, '#f3e9d6')
    const chance = seedChance(seed)
    const middles = months.map((_, at): Point => [145 + 262 * (at % 6), 252 + 470 * Math.floor(at / 6)])
    middles.forEach((middle, at) => {
      paintMonth(sheet, chance, middle, at)
      progress((0.8 * (at + 1)) / months.length)
    })
    const picture = sharp(develop(sheet), { raw: { width, height, channels: 3 } })
    return await picture.avif({ quality: 85, chromaSubsampling: '4:4:4' }).toBuffer()
  },
}

function paintMonth(sheet: Sheet, chance: Chance, [x, y]: Point, at: number): void {
  const month = months[at]
  if (!month) throw new Error(`A year has no month ${at + 1}`)
  const round = month.wide > 0.3
  const angle = -Math.PI / 2 + chance.between(-0.16, 0.16) - month.bend / 2
  const length = month.long * chance.between(0.97, 1.03) * (round ? 1.42 : 1.36)
  const foot: Point = [x - (Math.cos(angle) * length) / 2, y - (Math.sin(angle) * length) / 2]
  const held = angle + month.bend * 0.13
  const strip: Point = [foot[0] + Math.cos(held) * length * 0.26, foot[1] + Math.sin(held) * length * 0.26]
  tape(sheet, chance, strip, chance.between(-0.12, 0.12), round ? 150 : 96)
  paintStalk(sheet, chance, foot, angle, round ? 82 : 58, month.bend)
  paintLeaf(sheet, chance, {
    at: foot,
    angle,
    length,
    half: length * month.wide * (round ? 0.8 : 1.36),
    bend: month.bend,
    widest: round ? 0.46 : 0.36,
    taper: round ? 0.9 : 1.3,
    veins: round ? 9 : 16,
    lopsided: chance.between(-0.14, 0.14),
    pigments: month.colours,
    density: chance.between(0.78, 1.02),
    pen: 0.6,
  })
  shade(sheet, [x, y], length)
}

function paintStalk(
  sheet: Sheet,
  chance: Chance,
  foot: Point,
  angle: number,
  long: number,
  bend: number,
): void {
  const line = bendLine(foot, angle + Math.PI, long, bend * 0.4, chance)
  const region = strokeAlong(sheet, line, along => 3.2 + 1.6 * along ** 3)
  layWash(sheet, region, long, {
    from: pigment('#8a5a4a'),
    to: pigment('#b5764f'),
    density: 1.1,
    stray: 1,
    keep: 0.9,
  })
  drawLine(sheet, line, long + 3, { density: 0.4 })
  closeObject(sheet)
}

/** A strip of gummed linen across the stalk: paler than the sheet's shadow, and closed to what comes later. */
function tape(sheet: Sheet, chance: Chance, [x, y]: Point, tilt: number, long: number): void {
  const way: Point[] = [0, 0.25, 0.5, 0.75, 1].map(t => [
    x + (t - 0.5) * long * Math.cos(tilt),
    y + (t - 0.5) * long * Math.sin(tilt),
  ])
  const region = strokeAlong(sheet, way, () => 9)
  layWash(sheet, region, chance() * 50, {
    from: pigment('#e2cfa8'),
    to: pigment('#d9c096'),
    density: 0.5,
    stray: 0.6,
    keep: 0.97,
    rim: 0.5,
  })
  closeObject(sheet)
}

/** The faint brown stain around a pressed leaf. */
function shade(sheet: Sheet, [x, y]: Point, length: number): void {
  const brown = pigment('#d8b98c')
  const reach = length * 0.62
  const px = (value: number) => Math.round(value / scale)
  for (let row = Math.max(0, px(y - reach)); row < Math.min(sheet.height, px(y + reach)); row += 1) {
    for (let column = Math.max(0, px(x - 130)); column < Math.min(sheet.width, px(x + 130)); column += 1) {
      const pixel = row * sheet.width + column
      const away = Math.hypot((column * scale - x) / 130, (row * scale - y) / reach)
      if (away >= 1) continue
      glaze(sheet, pixel, brown, 0.22 * (1 - away) ** 1.5 * (1 - (sheet.reserve[pixel] ?? 0)))
    }
  }
}
