import { seedRandom } from '../../paint/random.ts'
import { ring } from '../ink/curve.ts'
import { drawLine } from '../ink/pen.ts'
import { copySheet, cutSheet, inks, type Sheet, scan } from '../ink/sheet.ts'
import { layWash } from '../ink/wash.ts'
import { drawBird } from './bird.ts'
import { stride } from './gait.ts'

const [width, height, ground] = [1280, 720, 592]
const drawingsOfStride = 16
const strides = 4
const drawings = drawingsOfStride * strides
const lap = stride * strides

/** A bird that walks on the spot while the ground goes by; after four strides everything is where it was. */
export function* drawWalk(seed: number): Generator<Uint8Array> {
  const paper = cutSheet(width, height, seed)
  layWash(paper, { outline: ring([735, 320], 236, 1, 0, 48), ink: inks.peach, seed, cover: 0.62, cloud: 0.5 })
  for (let drawing = 0; drawing < drawings; drawing += 1) {
    const sheet = copySheet(paper)
    const hand = seed * 1000 + drawing * 131
    drawGround(sheet, (drawing / drawings) * lap, hand)
    drawBird(sheet, [628, 352], ground, drawing / drawingsOfStride, hand)
    yield scan(sheet)
  }
}

/** Tufts and stones at fixed places of a lap; the bird's shadow stays below it. */
function drawGround(sheet: Sheet, passed: number, hand: number): void {
  const random = seedRandom(4)
  for (let row = 0; row < 5; row += 1) {
    const [x, y] = [560 + row * 9, ground + 8 + row * 5]
    drawLine(sheet, {
      points: [
        [x - 40, y, 1.4],
        [x + 90, y + 2, 3],
        [x + 190 - 22 * row, y, 1.2],
      ],
      seed: hand + 300 + row,
      dry: 0.5,
      cover: 0.5,
    })
  }
  for (let thing = 0; thing < 30; thing += 1) {
    const home = (thing / 30) * lap + random.between(-60, 60)
    const [depth, size, kind] = [random(), random.between(0.6, 1.7), random()]
    const x = ((((home - passed) % lap) + lap) % lap) - 40
    const y = ground + 2 + 100 * depth * depth
    const near = size * (0.7 + 0.6 * depth)
    const seed = hand + 400 + thing * 7
    if (kind < 0.5) drawDash(sheet, x, y, 90 * near, seed)
    else if (kind < 0.86) drawTuft(sheet, x, y, 30 * near, seed)
    else
      drawLine(sheet, {
        points: ring([x, y], 7 * near, 1.25, 0, 8).map(([u, v]) => [u, v, 2.6] as const),
        seed,
        closed: true,
        dry: 0.2,
      })
  }
}

const drawDash = (sheet: Sheet, x: number, y: number, long: number, seed: number) =>
  drawLine(sheet, {
    points: [
      [x - long / 2, y, 1.2],
      [x, y + 1, 3.4],
      [x + long / 2, y, 1],
    ],
    seed,
    dry: 0.36,
    cover: 0.8,
  })

function drawTuft(sheet: Sheet, x: number, y: number, high: number, seed: number): void {
  for (const [index, lean] of [-0.5, -0.15, 0.2, 0.6].entries()) {
    const tall = high * (1.1 - Math.abs(lean) * 0.5)
    drawLine(sheet, {
      points: [
        [x + lean * 10, y, 3.6],
        [x + lean * 0.4 * tall, y - tall * 0.6, 2.6],
        [x + lean * tall, y - tall, 1],
      ],
      seed: seed + index,
      dry: 0.2,
    })
  }
}
