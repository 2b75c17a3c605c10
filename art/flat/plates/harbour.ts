import type { Chance } from '../chance.ts'
import type { Drawing } from '../drawing.ts'
import { box, disc, type Point, pebble, polygon, rolling, short } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const [width, height] = [1600, 1000]
const leaves = [teal, '#246a72', '#3f8f7d'] as const
const walls = [cream, '#f6dcb5', sand, '#f2a98b', mint, '#fff6e6'] as const
const roofs = [red, coral, plum, navy] as const

/** The town below its mountain, three boats out. */
export const harbour: Plate = {
  name: 'harbour',
  seed: 3,
  compose(drawing, chance) {
    drawing.fill(
      box(0, 0, width, height),
      '#f7b58a',
      [coral, -90, 0.45, 1.15, 0.75],
      [sun, 90, 0.35, 0.75, 0.75],
    )
    drawing.fill(disc(1150, 330, 170), '#fff0cf', [sun, 60, 0.3, 1.1, 0.8])
    for (let cloud = 0; cloud < 7; cloud += 1) drawCloud(drawing, chance, cloud)
    drawMountain(drawing, chance)
    drawing.fill(
      rolling(chance, -20, 1620, 505, 60, 9, 700),
      teal,
      [ink, 95, 0.2, 1, 0.7],
      [mint, -90, 0.72, 1.1, 0.5],
    )
    drawing.fill(rolling(chance, -20, 1620, 560, 46, 7, 740), '#3f8f7d', [ink, 95, 0.15, 0.9, 0.75])
    drawTown(drawing, chance)
    drawWater(drawing, chance)
    drawBoat(drawing, 980, 806, 120, red)
    drawBoat(drawing, 1330, 770, 74, navy)
    drawBoat(drawing, 420, 786, 86, plum)
    drawShore(drawing, chance)
  },
}

function drawCloud(drawing: Drawing, chance: Chance, index: number) {
  const [x, y, wide] = [chance() * 1500, 90 + chance() * 190, 130 + chance() * 260]
  const cloud =
    `M${short(x)} ${short(y)}h${short(wide)}a14 14 0 0 1 0 28h${short(-wide * 0.72)}a11 11 0 0 0 0 22h${short(wide * 0.4)}` +
    `a10 10 0 0 1 0 20h${short(-wide * 0.66)}a10 10 0 0 1 0-20h${short(wide * 0.1)}a11 11 0 0 0 0-22h${short(-wide * 0.2)}a14 14 0 0 1 0-28Z`
  drawing.fill(cloud, index % 2 ? '#fcd9b0' : '#f9c79f', [coral, 80, 0.3, 1.2, 0.45])
}

/** The cliff is one row of columns that share their tops with the ridge and break off unevenly into scree. */
function drawMountain(drawing: Drawing, chance: Chance) {
  const ridge =
    'M-20 640L-20 470Q120 430 230 350Q300 296 372 262Q420 240 470 262L640 292Q760 320 880 392Q1040 470 1240 500Q1420 520 1620 486V640Z'
  drawing.fill(
    ridge,
    '#5b6f9c',
    [plum, 100, 0.25, 1.05, 0.75],
    [navy, 170, 0.35, 1.1, 0.6],
    [cream, -80, 0.74, 1.15, 0.55],
  )
  drawing.within(ridge, () => {
    let x = 300
    while (x < 690) {
      const wide = chance.between(9, 19)
      const middle = 1 - Math.abs(x - 470) / 240
      const top = x < 430 ? 272 + (430 - x) * 0.52 : 268 + (x - 430) * 0.17
      const foot = top + 18 + 96 * Math.max(0, middle) ** 0.6 * chance.between(0.72, 1.08)
      const head = top - chance.between(2, 16)
      const column = polygon([
        [x, head + 4],
        [x + wide * 0.5, head],
        [x + wide, head + 5],
        [x + wide, foot],
        [x, foot + chance.between(-8, 8)],
      ])
      drawing.fill(
        column,
        chance.pick(['#4a5d8c', '#55689a', '#465584']),
        [cream, 180, 0.5, 1.1, 0.75],
        [plum, 0, 0.45, 1, 0.95],
      )
      x += wide + (chance.often(0.22) ? chance.between(2, 7) : 0.6)
    }
    for (let slide = 0; slide < 9; slide += 1) {
      const start = 320 + slide * 40 + chance.between(-10, 10)
      const run = polygon([
        [start, 372],
        [start + 12, 370],
        [start + 60, 372 + chance.between(60, 120)],
        [start - 20, 460],
      ])
      drawing.fill(run, '#5b6f9c', [slide % 2 ? cream : plum, -90, 0.3, 1.1, 0.5])
    }
  })
}

function drawTown(drawing: Drawing, chance: Chance) {
  const rows = [
    [602, 34, 34, 24],
    [646, 44, 42, 19],
    [700, 58, 54, 15],
  ] as const
  rows.forEach(([y, wide, high, count], row) => {
    if (row)
      drawing.fill(rolling(chance, -20, 1620, y - 22, 20, 8, 760), row === 1 ? '#2f7f72' : '#27696b', [
        ink,
        95,
        0.1,
        0.9,
        0.65,
      ])
    for (let lot = 0; lot < count; lot += 1) {
      const at: Point = [-10 + (lot * width) / count + chance() * 22, y + (chance() - 0.5) * 14]
      if (chance.often(0.74))
        drawHouse(drawing, chance, at, wide * (0.8 + chance() * 0.5), high * (0.8 + chance() * 0.5))
      else drawTree(drawing, chance, [at[0] + wide / 2, at[1] + 4], high * 1.7)
    }
  })
}

function drawHouse(drawing: Drawing, chance: Chance, [x, y]: Point, wide: number, high: number) {
  const rise = high * 0.42
  const gable = chance.often(0.5)
  drawing.fill(box(x, y - high, wide, high), chance.pick(walls), [plum, 20, 0.35, 1.1, 0.55])
  const ends: Point[] = gable
    ? [[x + wide / 2, y - high - rise * 1.25]]
    : [
        [x + wide * 0.14, y - high - rise],
        [x + wide * 0.86, y - high - rise],
      ]
  if (chance.often(0.5)) drawing.fill(box(x + wide * 0.68, y - high - rise * 1.1, wide * 0.1, rise), plum)
  drawing.fill(
    polygon([[x - wide * 0.07, y - high], ...ends, [x + wide * 1.07, y - high]]),
    chance.pick(roofs),
    [ink, 0, 0.4, 1.1, 0.6],
  )
  const windows = wide > 46 ? 3 : 2
  const step = wide / (windows * 2 + 1)
  for (let index = 0; index < windows; index += 1)
    drawing.fill(
      box(x + step * (1 + 2 * index), y - high * 0.78, step, high * 0.3),
      chance.often(0.5) ? sun : navy,
    )
  drawing.fill(box(x + wide * 0.42, y - high * 0.34, wide * 0.18, high * 0.34), chance.pick([red, teal, ink]))
}

function drawTree(drawing: Drawing, chance: Chance, [x, y]: Point, size: number) {
  drawing.fill(
    polygon([
      [x - size * 0.04, y],
      [x - size * 0.015, y - size * 0.9],
      [x + size * 0.02, y - size * 0.9],
      [x + size * 0.05, y],
    ]),
    cream,
  )
  const colour = chance.pick(leaves)
  for (let tuft = 0; tuft < 4; tuft += 1) {
    const crown = pebble(
      chance,
      x + (chance() - 0.5) * size * 0.55,
      y - size * chance.between(0.75, 1.1),
      size * chance.between(0.24, 0.34),
      size * chance.between(0.15, 0.22),
    )
    drawing.fill(crown, colour, [ink, 110, 0.35, 1.05, 0.75], [mint, -110, 0.55, 1.15, 0.5])
  }
}

function drawWater(drawing: Drawing, chance: Chance) {
  drawing.fill(box(-20, 722, 1640, 298), '#2b6d86', [ink, 90, 0.3, 1.15, 0.85], [mint, -90, 0.66, 1.1, 0.55])
  for (let glint = 0; glint < 76; glint += 1) {
    const y = 740 + chance() ** 1.4 * 250
    const near = (y - 720) / 280
    const [wide, x, high] = [30 + chance() * 190 * (0.4 + near), chance() * width, 2.5 + 7 * near]
    const lit = Math.abs(x + wide / 2 - 1150) < 210 - 90 * near
    const colour = lit ? chance.pick([sun, sand, '#fff0cf']) : chance.pick([teal, mint, '#3f8fa0', navy])
    const lens = `M${short(x)} ${short(y)}q${short(wide / 2)} ${short(-high)} ${short(wide)} 0q${short(-wide / 2)} ${short(high)} ${short(-wide)} 0Z`
    drawing.place('', () => drawing.fill(lens, colour), 0.35 + chance() * 0.55)
  }
}

function drawBoat(drawing: Drawing, x: number, y: number, size: number, hull: string) {
  drawing.place(`translate(${x} ${y}) scale(${size / 100})`, () => {
    drawing.fill('M4-12V-115Q50-55 55-12Z', cream, [sand, 0, 0.3, 1, 0.8])
    drawing.fill('M-3-12V-95Q-35-45-40-12Z', coral, [red, 0, 0.3, 1.1, 0.7])
    drawing.line('M0-8V-120', ink, 2.5)
    drawing.fill('M-50-8H62Q50 10 30 10H-30Q-45 10-50-8Z', hull, [ink, 90, 0.2, 1, 0.6])
    drawing.place('', () => drawing.fill('M-34 14Q8 22 46 14Q20 40-4 30Q-24 26-34 14Z', ink), 0.3)
  })
}

function drawShore(drawing: Drawing, chance: Chance) {
  for (let reed = 0; reed < 40; reed += 1) {
    const x = 6 + reed * 15 + chance() * 10
    const [foot, tall, lean] = [912 + Math.max(0, (x - 240) * 0.3), 56 + chance() * 90, (chance() - 0.3) * 46]
    const stalk = `M${short(x)} ${short(foot + 60)}Q${short(x + lean * 0.2)} ${short(foot - tall * 0.4)} ${short(x + lean)} ${short(foot - tall)}Q${short(x + lean * 0.4 + 7)} ${short(foot - tall * 0.4)} ${short(x + 9)} ${short(foot + 60)}Z`
    drawing.fill(stalk, chance.pick([teal, '#3f8f7d', mint, sand, plum]))
  }
  drawing.fill('M-20 1020V884Q120 850 250 872Q420 902 520 946Q600 980 640 1020Z', ink, [
    teal,
    -60,
    0.5,
    1.2,
    0.6,
  ])
}
