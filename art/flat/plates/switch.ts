import { blade, box, disc, oval, type Point, pebble, roundedBox, short, through } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** One big switch, one wire: the wire has left the table and become a garden with a bird in it. */
export const switchGarden: Plate = {
  name: 'cover-switch',
  seed: 97,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), teal, [ink, 90, 0.45, 1.2, 0.85], [mint, -110, 0.5, 1.15, 0.75])
    drawing.fill(disc(1130, 330, 236), '#4fa09a', [cream, -100, 0.5, 1.2, 0.7])
    const wire: Point[] = [
      [520, 800],
      [620, 850],
      [760, 780],
      [800, 600],
      [720, 470],
      [790, 360],
      [930, 400],
      [950, 560],
      [880, 650],
      [980, 740],
      [1150, 690],
      [1180, 520],
      [1090, 400],
      [1140, 250],
      [1300, 220],
      [1390, 340],
      [1330, 470],
      [1370, 620],
      [1520, 640],
    ]
    const line = through(wire)
    drawing.place('translate(8 12)', () => drawing.line(line, ink, 13), 0.35)
    drawing.line(line, cream, 12)
    leaves()
    flower(1560, 634, 74, coral)
    flower(716, 470, 54, sun)
    flower(884, 652, 46, red)
    flower(1092, 398, 60, cream)
    bird()
    button()

    function leaves() {
      for (const [x, y, turn, size] of [
        [786, 690, 0.3, 130],
        [800, 560, 2.9, 120],
        [758, 400, -2.5, 96],
        [870, 370, -1.2, 110],
        [948, 470, 0.2, 116],
        [926, 700, 2.4, 104],
        [1060, 742, 1.3, 120],
        [1160, 640, 0.2, 130],
        [1186, 560, 2.9, 96],
        [1108, 320, 2.8, 118],
        [1200, 218, -2, 110],
        [1380, 280, -0.2, 130],
        [1366, 420, 0.5, 96],
        [1338, 540, 2.8, 130],
        [1420, 640, 1.3, 120],
      ] as const) {
        const [tipX, tipY] = [x + Math.cos(turn) * size, y + Math.sin(turn) * size]
        drawing.fill(
          blade([x, y], [tipX, tipY], size * 0.72, 0.12),
          chance.pick([mint, '#7fc0a4', sun, sand]),
          [teal, (turn * 180) / Math.PI + 160, 0.35, 1.1, 0.9],
        )
        drawing.line(`M${x} ${y}L${short(x + (tipX - x) * 0.8)} ${short(y + (tipY - y) * 0.8)}`, cream, 3, {
          opacity: 0.8,
        })
      }
    }

    function flower(x: number, y: number, size: number, colour: string) {
      for (let petal = 0; petal < 7; petal += 1) {
        const turn = petal * 0.9 + x
        const centre: Point = [x + Math.cos(turn) * size * 0.62, y + Math.sin(turn) * size * 0.62]
        drawing.fill(pebble(chance, centre[0], centre[1], size * 0.42, size * 0.42, 0.1), colour, [
          colour === cream ? coral : plum,
          (turn * 180) / Math.PI + 180,
          0.45,
          1.1,
          0.8,
        ])
      }
      drawing.fill(disc(x, y, size * 0.34), navy, [ink, 60, 0.4, 1.1])
      for (let seed = 0; seed < 9; seed += 1)
        drawing.fill(
          disc(
            x + Math.cos(seed * 2.4) * size * 0.06 * Math.sqrt(seed) * 1.4,
            y + Math.sin(seed * 2.4) * size * 0.085 * Math.sqrt(seed),
            3,
          ),
          sun,
        )
    }

    function bird() {
      drawing.place('translate(1262 148)', () => {
        drawing.line('M-6 44v32M20 44v30', ink, 5)
        drawing.fill('M-70 4Q-150-20-206-74Q-168 4-96 34Z', navy, [ink, 90, 0.3, 1.1])
        drawing.fill(
          'M-92 16C-70-56 10-84 58-66C86-96 132-84 134-46L172-34L134-24C124 40 40 72-20 52C-60 44-80 36-92 16Z',
          red,
          [plum, 100, 0.35, 1.05, 0.9],
          [sun, -70, 0.6, 1.15, 0.8],
        )
        drawing.fill(
          'M-64 0C-40-40 20-50 52-30C40 20-10 40-64 0Z',
          navy,
          [ink, 60, 0.3, 1.1, 0.9],
          [mint, -120, 0.55, 1.2, 0.8],
        )
        drawing.fill(disc(104, -52, 10), cream)
        drawing.fill(disc(106, -52, 5.6), ink)
        drawing.fill('M134-46L172-34L134-24Z', sun)
      })
    }

    function button() {
      drawing.place('translate(26 34)', () => drawing.fill(oval(310, 800, 316, 132), ink), 0.5)
      drawing.fill(roundedBox(26, 716, 568, 200, 100), navy, [ink, 90, 0.3, 1, 0.95])
      drawing.fill(oval(310, 738, 284, 112), navy, [mint, -90, 0.55, 1.15, 0.7])
      drawing.fill(oval(310, 726, 236, 88), ink)
      drawing.fill(
        'M76 660V718C76 830 544 830 544 718V660Z',
        '#9a2f3a',
        [plum, 90, 0.3, 1, 0.9],
        [ink, 0, 0.6, 1.1, 0.7],
      )
      drawing.fill(
        oval(310, 656, 234, 96),
        red,
        [coral, -110, 0.35, 1.05, 0.95],
        [sun, -120, 0.72, 1.15, 0.9],
      )
      drawing.line('M150 634Q200 584 300 576', cream, 9, { opacity: 0.85 })
      for (const [reach, wide] of [
        [300, 9],
        [362, 6],
        [424, 4],
      ] as const)
        drawing.line(
          `M${310 - reach * 0.9} ${640 - reach * 0.36}A${reach} ${reach * 0.62} 0 0 1 ${310 + reach * 0.9} ${640 - reach * 0.36}`,
          sun,
          wide,
          { opacity: 0.85 },
        )
    }
  },
}
