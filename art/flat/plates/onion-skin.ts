import type { Chance } from '../chance.ts'
import { blade, box, disc, type Point, rolling, short, through, trace } from '../outline.ts'
import { coral, cream, ink, mint, navy, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const tints = ['#3f7f9c', '#4fa0a0', mint, cream, sun, '#f09a68', '#b65a60'] as const

/** One leap, seven drawings: the sheets before and after show through, the one in hand is solid. */
export const onionSkin: Plate = {
  name: 'cover-onion-skin',
  seed: 7,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), navy, [ink, -90, 0.25, 1.1, 0.95], [teal, 90, 0.45, 1.05, 0.8])
    for (const [index, [x, y]] of stars(chance).entries())
      drawing.fill(disc(x, y, index % 5 ? 1.8 : 3.4), index % 3 ? mint : cream)
    drawing.fill(disc(800, 330, 206), '#fff0cf', [sun, 70, 0.35, 1.1, 0.9], [coral, 80, 0.75, 1.2, 0.7])
    drawing.line(through(trace(40, part => leap(part))), cream, 2.5, { dash: '1 15', opacity: 0.7 })
    for (const index of [0, 6, 1, 5, 2, 4, 3]) {
      const part = 0.07 + index * 0.143
      const [x, y] = leap(part)
      const [nextX, nextY] = leap(part + 0.01)
      const turn = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI
      const away = Math.abs(index - 3)
      drawing.place(
        `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${away ? 1.12 : 1.3})`,
        () => fish(tints[index] ?? cream, away, index),
        [1, 0.66, 0.5, 0.38][away],
      )
    }
    drawing.fill(
      rolling(chance, -20, 1620, 828, 26, 10, 1010),
      teal,
      [ink, 90, 0.2, 1, 0.9],
      [mint, -90, 0.72, 1.1, 0.8],
    )
    for (const x of [206, 1396]) splash(x)
    for (let row = 0; row < 46; row += 1) {
      const [x, y, wide] = [chance() * 1600, 862 + chance() * 130, 40 + chance() * 130]
      const lit = Math.abs(x - 800) < 230
      drawing.line(
        `M${short(x)} ${short(y)}q${short(wide / 2)}-7 ${short(wide)} 0`,
        lit ? sun : mint,
        lit ? 4 : 2.6,
        { opacity: chance.between(0.3, 0.9) },
      )
    }

    function fish(colour: string, away: number, index: number) {
      const flick = (index - 3) * 11
      const body = `M150 0C110-52 20-60-62-30Q-104-14-132 ${flick * 0.4}Q-100 18-62 30C20 58 110 48 150 0Z`
      const tail = `M-122 ${flick * 0.4}Q-176-30-214-${66 - flick}Q-196 0-206 ${62 + flick}Q-168 28-122 ${flick * 0.4}Z`
      if (away) {
        drawing.fill(tail + body, colour)
        return
      }
      drawing.fill(tail, coral, [ink, 180, 0.4, 1.2, 0.7])
      drawing.fill('M30-50Q-10-112-62-96Q-44-62-50-36Z', coral, [ink, 200, 0.3, 1.2, 0.7])
      drawing.fill('M26 46Q6 96-34 96Q-28 62-36 38Z', coral, [ink, 160, 0.3, 1.2, 0.7])
      drawing.fill(body, cream, [coral, -90, 0.42, 1.02, 0.98], [teal, 90, 0.6, 1.1, 0.85])
      for (let row = 0; row < 4; row += 1)
        for (let scale = 0; scale < 7; scale += 1) {
          const [x, y] = [-58 + scale * 20 + (row % 2) * 10, -24 + row * 16]
          drawing.line(`M${x} ${y - 7}q9 7 0 14`, ink, 2.6, { opacity: 0.5 })
        }
      drawing.line('M82-38Q64 0 84 34', ink, 4)
      drawing.fill(disc(108, -12, 12), sun)
      drawing.fill(disc(110, -12, 6.4), ink)
      drawing.line('M146 4q-14 10-24 9', ink, 3.4)
    }

    function splash(x: number) {
      for (let drop = 0; drop < 9; drop += 1) {
        const lean = (drop - 4) * 19
        drawing.fill(
          blade(
            [x + lean * 0.4, 846],
            [x + lean * 1.5, 846 - chance.between(50, 120) * (1 - Math.abs(drop - 4) / 7)],
            15,
            0.1,
          ),
          drop % 2 ? mint : cream,
        )
      }
      for (let ring = 0; ring < 3; ring += 1)
        drawing.line(
          `M${x - 66 - ring * 42} ${854 + ring * 9}q${66 + ring * 42} ${24 + ring * 8} ${132 + ring * 84} 0`,
          mint,
          4 - ring,
        )
    }
  },
}

const leap = (part: number): Point => [
  110 + part * 1380,
  872 - 640 * Math.sin(Math.PI * (0.03 + part * 0.94)) ** 0.92,
]

const stars = (chance: Chance): Point[] => trace(70, () => [chance() * 1600, chance() * 620])
