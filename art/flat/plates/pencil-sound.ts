import { box, disc, type Point, polygon, short, through, trace } from '../outline.ts'
import { coral, cream, ink, navy, plum, red, sand, sun } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** A pencil seen as the needle of a record player: the line it draws is the sound it makes. */
export const pencil: Plate = {
  name: 'cover-pencil-sound',
  seed: 29,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), sun, [coral, 130, 0.45, 1.2, 0.75], [cream, -60, 0.6, 1.2, 0.6])
    const middle: Point = [520, 590]
    drawing.place('translate(22 30)', () => drawing.fill(disc(...middle, 566), plum), 0.25)
    drawing.fill(disc(...middle, 566), cream, [sand, 60, 0.4, 1.1, 0.95], [coral, 70, 0.85, 1.25, 0.7])
    for (let groove = 0; groove < 21; groove += 1)
      drawing.line(ring(176 + groove * 18, groove), groove % 7 === 3 ? red : navy, chance.between(1.6, 4.6), {
        opacity: chance.between(0.55, 0.95),
      })
    drawing.fill(disc(...middle, 146), red, [plum, 60, 0.3, 1.1, 0.85], [coral, -120, 0.55, 1.1, 0.9])
    for (const reach of [118, 92]) drawing.line(disc(...middle, reach), sun, 3)
    drawing.fill(disc(...middle, 20), cream)
    drawing.fill(disc(...middle, 9), ink)
    shadow()
    drawing.place('translate(846 512) rotate(-36)', needle)

    /** A groove that lies still on the far side and shakes near the point of the pencil. */
    function ring(reach: number, index: number) {
      const phase = chance() * 9
      const points = trace(420, part => {
        const turn = part * Math.PI * 2
        const near =
          Math.exp(-(((turn - 0.35 + (turn > 4 ? -6.28 : 0)) / 0.85) ** 2)) +
          0.5 * Math.exp(-(((turn - 3.7) / 0.5) ** 2)) +
          0.06
        const shake =
          (Math.sin(turn * 46 + phase) * 0.6 + Math.sin(turn * 71 + index) * 0.4) *
          12 *
          near *
          Math.sin(part * Math.PI * 10 + index) ** 2
        return [middle[0] + Math.cos(turn) * (reach + shake), middle[1] + Math.sin(turn) * (reach + shake)]
      })
      return through(points)
    }

    function shadow() {
      drawing.place(
        '',
        () =>
          drawing.fill(
            polygon([
              [852, 520],
              [986, 494],
              [1700, 190],
              [1700, 330],
              [1020, 540],
            ]),
            plum,
            [ink, 180, 0.4, 1.2, 0.6],
          ),
        0.3,
      )
    }

    function needle() {
      drawing.fill(
        'M0 0L170-62L230-66V66L170 62Z',
        sand,
        [coral, 90, 0.35, 1, 0.9],
        [cream, -90, 0.5, 1, 0.9],
      )
      drawing.fill('M0 0L62-23Q50 0 62 23Z', ink, [navy, -90, 0.4, 1, 0.9])
      const scallop = 'M214-67Q170-46 214-24Q150 0 214 24Q170 46 214 67H1200V-67Z'
      drawing.fill(scallop, navy)
      drawing.fill('M214-67Q170-46 214-24H1200V-67Z', '#3f5f94', [cream, -90, 0.3, 1.2, 0.6])
      drawing.fill('M214-24Q150 0 214 24H1200V-24Z', navy, [ink, 90, 0.5, 1.1, 0.5])
      drawing.fill('M214 24Q170 46 214 67H1200V24Z', ink, [navy, -90, 0.5, 1.1, 0.7])
      drawing.fill(box(470, -67, 36, 134), sun, [coral, 90, 0.3, 1.1, 0.9])
      drawing.fill(box(520, -67, 12, 134), sun, [coral, 90, 0.3, 1.1, 0.9])
    }

    for (let crumb = 0; crumb < 40; crumb += 1) {
      const [turn, reach] = [chance() * 6.28, 20 + chance() ** 2 * 150]
      drawing.fill(
        disc(
          Number(short(846 + Math.cos(turn) * reach)),
          512 + Math.sin(turn) * reach * 0.7,
          1.4 + chance() * 4,
        ),
        chance.pick([ink, navy, plum]),
      )
    }
  },
}
