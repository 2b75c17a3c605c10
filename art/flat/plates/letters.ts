import { around, blade, box, disc, type Point, pebble, polygon, rolling, short, trace } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** The way of a broad pen through an ampersand, in a square of 1000. */
const way: readonly Point[] = [
  [812, 560],
  [742, 744],
  [560, 884],
  [360, 880],
  [226, 760],
  [250, 606],
  [400, 486],
  [548, 370],
  [578, 232],
  [484, 140],
  [366, 188],
  [352, 316],
  [462, 486],
  [640, 700],
  [808, 862],
  [930, 880],
]

/** One stroke of a broad pen as a hill path: an ampersand that people could walk. */
export const letters: Plate = {
  name: 'cover-letters',
  seed: 52,
  tall: true,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 2000), '#f2a07c', [sun, -90, 0.3, 1.05, 0.95], [coral, 90, 0.5, 1.05, 0.9])
    drawing.fill(disc(1180, 420, 190), cream, [sun, 70, 0.35, 1.1, 0.9])
    drawing.fill(rolling(chance, -20, 1620, 760, 240, 5, 2010), '#b8667a', [plum, 100, 0.2, 0.8, 0.8])
    drawing.fill(
      rolling(chance, -20, 1620, 930, 160, 6, 2010),
      plum,
      [ink, 100, 0.15, 0.7, 0.8],
      [coral, -80, 0.8, 1.05, 0.8],
    )
    drawing.fill(
      rolling(chance, -20, 1620, 1130, 120, 5, 2010),
      navy,
      [ink, 90, 0.1, 0.7, 0.9],
      [teal, -90, 0.75, 1.05, 0.9],
    )
    const points = smooth(way)
    const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
    const bridge = Math.floor(points.length * 0.72)
    const nib = (index: number) =>
      168 *
      (index < 12 ? 0.35 + index / 20 : index > points.length - 16 ? 0.3 + (points.length - index) / 24 : 1)
    const stroke = points.slice(1).map((_, index) => {
      const [one, two, reach, next] = [at(index), at(index + 1), nib(index), nib(index + 1)]
      return polygon([cut(one, reach), cut(two, next), cut(two, -next), cut(one, -reach)])
    })
    drawing.place('translate(20 420) scale(1.36)', () => {
      const [under, over] = [stroke.slice(0, bridge).join(''), stroke.slice(bridge).join('')]
      drawing.line(under, cream, 3)
      drawing.fill(under, cream, [sand, 90, 0.2, 0.9, 0.95], [coral, 80, 0.45, 1.1, 0.9])
      drawing.place(
        'translate(10 14)',
        () => drawing.within(under, () => drawing.fill(over, plum, [ink, 0, 0.2, 1])),
        0.55,
      )
      drawing.line(over, cream, 3)
      drawing.fill(over, cream, [sand, 60, 0.3, 1, 0.9], [coral, 60, 0.66, 1.15, 0.9])
      lane()
    })
    garden()
    pen()

    function lane() {
      for (let index = 8; index < points.length - 8; index += 5) {
        const [x, y] = at(index)
        const [nextX, nextY] = at(index + 2)
        drawing.line(`M${short(x)} ${short(y)}L${short(nextX)} ${short(nextY)}`, red, 3.4)
      }
    }

    function garden() {
      for (let plant = 0; plant < 30; plant += 1) {
        const [x, foot] = [chance() * 1600, 1850 + chance() * 260]
        const tall = chance.between(110, 240)
        const colour = chance.pick([teal, mint, coral, sun, '#3f8f7d'])
        const lean = chance.between(-60, 60)
        drawing.line(
          `M${short(x)} ${short(foot)}Q${short(x)} ${short(foot - tall * 0.5)} ${short(x + lean)} ${short(foot - tall)}`,
          colour,
          6,
        )
        for (let leaf = 0; leaf < 4; leaf += 1) {
          const root: Point = [x + lean * (0.1 + leaf * 0.22), foot - tall * (0.3 + leaf * 0.18)]
          drawing.fill(blade(root, [root[0] + (leaf % 2 ? 70 : -70), root[1] - 60], 34, 0.1), colour, [
            navy,
            120,
            0.4,
            1.1,
            0.6,
          ])
        }
        if (plant % 3 === 0)
          drawing.fill(pebble(chance, x + lean, foot - tall, 26, 26), chance.pick([coral, sun, cream]), [
            red,
            60,
            0.3,
            1.1,
            0.7,
          ])
      }
    }

    function pen() {
      drawing.place('translate(1296 1600) rotate(-62)', () => {
        drawing.fill(
          around([
            [-6, -74],
            [40, -78],
            [120, -60],
            [120, 60],
            [40, 78],
            [-6, 74],
            [6, 0],
          ]),
          ink,
          [navy, -90, 0.4, 1, 0.9],
        )
        drawing.fill('M112-62L230-50V50L112 62Z', sun, [coral, 90, 0.3, 1, 0.9])
        drawing.fill(
          'M228-52C420-70 640-60 1000-40V40C640 60 420 70 228 52Z',
          red,
          [plum, 90, 0.35, 1, 0.9],
          [coral, -90, 0.62, 1.1, 0.9],
        )
      })
    }
  },
}

/** The nib is held at 38 degrees and never turned, which makes the thick and the thin. */
const cut = ([x, y]: Point, reach: number): Point => [
  x + Math.cos(-0.66) * reach * 0.5,
  y + Math.sin(-0.66) * reach * 0.5,
]

function smooth(points: readonly Point[]): Point[] {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  return points.slice(1).flatMap((_, index) => {
    const [p, q, r, s] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return trace(11, t => {
      const bend = (axis: 0 | 1) =>
        0.5 *
        (2 * q[axis] +
          (r[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * t * t +
          (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * t ** 3)
      return [bend(0), bend(1)]
    }).slice(0, 11)
  })
}
