import { around, box, disc, type Point, polygon, rolling, short } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const eye: Point = [1010, 470]

/** A point on the ground: so far to the side, so far ahead; 1 is at our feet. */
const ground = (aside: number, ahead: number): Point => [eye[0] + aside / ahead, eye[1] + 560 / ahead]

/** A road between poplars, where every line finds the same point by itself. */
export const perspective: Plate = {
  name: 'cover-perspective',
  seed: 17,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 520), coral, [sun, 90, 0.15, 0.95, 0.95], [red, -90, 0.35, 1.15, 0.7])
    drawing.fill(disc(eye[0], eye[1] - 8, 118), cream, [sun, 90, 0.4, 1.1, 0.9])
    drawing.fill(rolling(chance, -20, 1620, 440, 46, 8, 560), plum, [navy, 90, 0.3, 1, 0.7])
    drawing.fill(rolling(chance, -20, 1620, 462, 18, 9, 560), navy, [ink, 90, 0.2, 0.8, 0.6])
    drawing.fill(box(0, 472, 1600, 540), teal, [ink, 90, 0.3, 1.15, 0.9], [mint, -90, 0.72, 1.1, 0.7])
    furrows()
    const road = polygon([ground(-420, 0.9), ground(230, 0.9), ground(230, 60), ground(-420, 60)])
    drawing.fill(road, plum, [ink, 90, 0.35, 1, 0.85], [coral, -90, 0.45, 1, 0.95])
    for (let mark = 0; mark < 13; mark += 1) {
      const [near, deep] = [0.95 + mark * 0.85 * (1 + mark * 0.13), 0.34 + mark * 0.09]
      drawing.fill(
        polygon([ground(-108, near), ground(-86, near), ground(-86, near + deep), ground(-108, near + deep)]),
        cream,
      )
    }
    for (let tree = 16; tree >= 0; tree -= 1) {
      const ahead = 1.12 * 1.235 ** tree
      poplar(-760, ahead, tree)
      poplar(560, ahead * 1.06, tree)
    }
    birds()

    function furrows() {
      for (let row = -26; row <= 26; row += 1) {
        if (row > -3 && row < 2) continue
        const [start, next] = [row * 230, row * 230 + 88]
        const strip = polygon([ground(start, 0.8), ground(next, 0.8), ground(next, 40), ground(start, 40)])
        drawing.fill(strip, chance.pick(['#3b9186', '#25696f', '#57a596']), [sun, -90, 0.55, 1.05, 0.7])
      }
    }

    function poplar(aside: number, ahead: number, index: number) {
      const [x, foot] = ground(aside, ahead)
      const size = 1 / ahead
      const tall = (880 + chance.between(-90, 90)) * size
      const wide = (92 + chance.between(-14, 18)) * size
      const shade = polygon([
        [x - 10 * size, foot],
        [x + 10 * size, foot],
        [x + (x - eye[0]) * 0.55 + wide * 0.7, foot + 150 * size],
        [x + (x - eye[0]) * 0.5 - wide * 0.4, foot + 160 * size],
      ])
      drawing.fill(shade, ink, [navy, 0, 0.5, 1, 0.3])
      drawing.fill(box(x - 9 * size, foot - tall * 0.2, 18 * size, tall * 0.21), ink)
      const crown = around(
        (
          [
            [0, 1],
            [0.5, 0.86],
            [0.86, 0.6],
            [1, 0.34],
            [0.72, 0.14],
            [0, 0.09],
            [-0.78, 0.15],
            [-1, 0.36],
            [-0.84, 0.62],
            [-0.46, 0.87],
          ] as const
        ).map(([across, up]): Point => [x + across * wide * chance.between(0.86, 1.12), foot - up * tall]),
      )
      const toward = aside < 0 ? 180 : 0
      const haze = index > 9 ? plum : index > 5 ? '#2a5570' : '#1f5f68'
      drawing.fill(
        crown,
        haze,
        [ink, toward, 0.3, 0.95, 0.95],
        [index > 7 ? coral : sun, toward + 180, 0.62, 1.12, 0.85],
      )
    }

    function birds() {
      for (const [x, y, size] of [
        [420, 150, 22],
        [486, 118, 15],
        [372, 108, 12],
        [560, 176, 11],
      ] as const)
        drawing.line(
          `M${x - size} ${short(y - size * 0.5)}Q${x - size * 0.4} ${short(y - size * 0.7)} ${x} ${y}Q${x + size * 0.4} ${short(y - size * 0.8)} ${x + size} ${short(y - size * 0.6)}`,
          ink,
          4,
        )
    }
  },
}
