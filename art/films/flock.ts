import { clamp, ease, mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'
import { type PenPoint, ring } from './ink/curve.ts'
import { drawLine } from './ink/pen.ts'
import { copySheet, cutSheet, inks, type Sheet, scan } from './ink/sheet.ts'
import { layWash } from './ink/wash.ts'

const [width, height, horizon] = [1280, 720, 520]
const drawings = 96
const round = 2 * Math.PI

/** One bird of the flock; everything it does has come round after one lap of the film. */
interface Bird {
  /** How far behind the leader, as a part of the lap. */
  readonly behind: number
  readonly aside: number
  readonly above: number
  /** Beats of its wings in a lap, and where in a beat it starts. */
  readonly beats: number
  readonly start: number
  readonly size: number
}

/** A flock wheels over the sea in front of a low sun: far and small on the left, near and large on the right. */
export function* drawFlock(seed: number): Generator<Uint8Array> {
  const birds = gather(seed)
  const paper = cutSheet(width, height, seed)
  paintDistance(paper, seed)
  for (let drawing = 0; drawing < drawings; drawing += 1) {
    const sheet = copySheet(paper)
    const hand = seed * 1000 + drawing * 61
    drawSea(sheet, drawing, hand)
    const flying = birds.map((bird, index) => ({ ...place(bird, drawing / drawings), bird, index }))
    flying.sort((a, b) => a.scale - b.scale)
    for (const { bird, index, ...spot } of flying)
      drawFlyer(sheet, bird, spot, drawing / drawings, hand + 500 + index * 9)
    yield scan(sheet)
  }
}

function gather(seed: number): Bird[] {
  const random = seedRandom(seed)
  const bell = () => random() + random() + random() - 1.5
  return Array.from({ length: 34 }, (_, index) => ({
    behind: 0.012 * index * random.between(0.6, 1.3) * 0.62,
    aside: bell() * 62,
    above: bell() * 58,
    beats: 13 + Math.floor(random() * 4),
    start: random(),
    size: random.between(0.8, 1.2),
  }))
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
  /** How far it leans into the turn, radians. */
  readonly bank: number
}

/** A lap is a loop seen slantwise: over the sea to the far left, round, and back near on the right. */
function place(bird: Bird, lap: number): Spot {
  const turn = round * (lap - bird.behind)
  const depth = 0.5 + 0.5 * Math.sin(turn + 0.5 + 0.3 * Math.sin(turn))
  const scale = mix(0.3, 1.5, depth ** 1.5)
  const drift = Math.sin(round * (lap * 2 + bird.start)) * 9
  const x = 640 - 470 * Math.cos(turn) + (bird.aside + drift) * scale * 1.5
  const y = mix(372, 208, depth) + 42 * Math.sin(2 * turn + 0.8) + (bird.above + 0.6 * drift) * scale * 1.25
  return { x, y, scale: scale * bird.size, bank: -0.5 * Math.cos(turn) * (0.6 + 0.4 * depth) }
}

/** Two strokes from the body out: up fast and folded, down slowly and wide; a few beats, then a glide. */
function drawFlyer(sheet: Sheet, bird: Bird, { x, y, scale, bank }: Spot, lap: number, seed: number): void {
  const beat = bird.beats * lap + bird.start
  const part = beat - Math.floor(beat)
  const gliding = ease(0.35, 0.75, Math.sin(round * (lap * 3 + bird.start * 2)))
  const stroke = part < 0.6 ? Math.cos((Math.PI * part) / 0.6) : -Math.cos((Math.PI * (part - 0.6)) / 0.4)
  const lift = mix(stroke > 0 ? stroke : 0.5 * stroke, 0.28, gliding)
  const folded = (1 - gliding) * (part < 0.6 ? 0 : Math.sin((Math.PI * (part - 0.6)) / 0.4))
  const bob = -5 * lift * scale
  const size = 44 * scale
  const wing = (side: 1 | -1): PenPoint[] => {
    const raise = lift * 0.72
    const inner = 0.5 - 0.12 * folded
    const elbow = [side * inner * Math.cos(raise * 0.9 + 0.15), -inner * Math.sin(raise * 0.9 + 0.3)] as const
    const outer = raise * 0.8 - 0.25 - 0.4 * folded
    const span = 0.72 - 0.26 * folded
    const tip = [elbow[0] + side * span * Math.cos(outer), elbow[1] - span * Math.sin(outer)] as const
    const joints = [
      [0, 0, 5.4],
      [elbow[0] * 0.55, elbow[1] * 0.7, 6],
      [...elbow, 5],
      [(elbow[0] + tip[0]) / 2, (elbow[1] + tip[1]) / 2 - 0.04, 3],
      [...tip, 0.9],
    ] as const
    return joints.map(
      ([u, v, pen]): PenPoint => [
        x + size * (u * Math.cos(bank) - v * Math.sin(bank)),
        y + bob + size * (u * Math.sin(bank) + v * Math.cos(bank)),
        Math.max(1, pen * scale * 0.9),
      ],
    )
  }
  const cover = clamp(0.5 + 0.42 * scale)
  const look = { stray: 0.5 + 0.5 * scale, cover, dry: 0.12, ink: inks.ink }
  drawLine(sheet, { ...look, points: wing(-1), seed })
  drawLine(sheet, { ...look, points: wing(1), seed: seed + 1 })
  const body = size * 0.2
  drawLine(sheet, {
    ...look,
    points: [
      [x - body, y + bob + 0.1 * body, 2 * scale],
      [x, y + bob, 6.4 * scale],
      [x + body, y + bob - 0.1 * body, 1.6 * scale],
    ],
    seed: seed + 2,
  })
}

/** Sun, far hills: painted once, for what does not move need not boil. */
function paintDistance(paper: Sheet, seed: number): void {
  for (let band = 0; band < 24; band += 1) {
    const top = 120 + band * 16
    const sky = [
      [-10, top],
      [width + 10, top - 12],
      [width + 10, horizon],
      [-10, horizon],
    ] as const
    layWash(paper, { outline: sky, ink: inks.peach, seed: seed + 1, cover: 0.028, cloud: 0.6 })
  }
  layWash(paper, { outline: ring([820, 430], 132, 1, 0, 64), ink: inks.vermilion, seed, cloud: 0.34 })
  const hills = [
    [-10, 470],
    [90, 446],
    [190, 462],
    [300, 428],
    [372, 436],
    [470, 480],
    [560, 506],
    [700, horizon],
    [-10, horizon],
  ] as const
  layWash(paper, { outline: hills, ink: inks.ink, seed: seed + 2, cover: 0.82, cloud: 0.5 })
  const sea = [
    [-10, horizon],
    [width + 10, horizon],
    [width + 10, height + 10],
    [-10, height + 10],
  ] as const
  layWash(paper, { outline: sea, ink: inks.deepCream, seed: seed + 3, cover: 1, cloud: 0.06 })
}

function drawSea(sheet: Sheet, drawing: number, hand: number): void {
  drawLine(sheet, {
    points: [
      [-20, horizon, 4],
      [500, horizon + 1, 3],
      [900, horizon, 4],
      [1300, horizon, 3],
    ],
    seed: hand,
    dry: 0.3,
  })
  const random = seedRandom(12)
  for (let wave = 0; wave < 46; wave += 1) {
    const near = random() ** 1.4
    const y = horizon + 12 + 185 * near
    const far = random.between(-0.5, 0.5)
    const [turns, start] = [1 + Math.floor(random() * 2), random()]
    const sway = Math.sin(round * ((turns * drawing) / drawings + start))
    const half = (22 + 70 * near) * (0.75 + 0.25 * sway)
    const glitter = wave % 2 === 0
    const x = (glitter ? 820 + far * (150 + 260 * near) : 640 + far * 1400) + 12 * sway * (0.4 + near)
    const points = [
      [x - half, y, 1],
      [x, y + 1.5, 2 + 4 * near],
      [x + half, y, 1],
    ] as const
    drawLine(sheet, {
      points,
      seed: hand + 20 + wave,
      ink: glitter ? inks.vermilion : inks.ink,
      dry: 0.34,
      cover: glitter ? 0.9 : 0.62,
    })
  }
}
