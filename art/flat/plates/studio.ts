import {
  blade,
  box,
  disc,
  type Point,
  pebble,
  polygon,
  rolling,
  roundedBox,
  short,
  through,
} from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const snow = '#dfe8ea'

/** A steep street in winter: every house is dark but one, and there somebody is painting summer. */
export const studio: Plate = {
  name: 'cover-studio',
  seed: 61,
  tall: true,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 2000), navy, [ink, -90, 0.3, 1.05, 0.95], ['#5b6f9c', 90, 0.2, 0.62, 0.8])
    for (let star = 0; star < 60; star += 1)
      drawing.fill(
        disc(chance() * 1600, chance() * 520, chance.between(1.2, 3.4)),
        chance.pick([cream, mint, sun]),
      )
    mountain()
    drawing.fill(
      rolling(chance, -20, 1620, 905, 60, 6, 2020),
      '#33507f',
      [ink, 90, 0.1, 0.5, 0.8],
      [snow, -90, 0.86, 1.03, 0.9],
    )
    for (let house = 0; house < 9; house += 1)
      dark(-60 + house * 196 + chance.between(-16, 16), 1030 + (house % 3) * 26, 150, 0.9)
    drawing.fill(
      rolling(chance, -20, 1620, 1090, 46, 7, 2020),
      '#2b4470',
      [ink, 90, 0.1, 0.6, 0.9],
      [snow, -90, 0.9, 1.02, 0.9],
    )
    for (let house = 0; house < 6; house += 1) dark(-110 + house * 300, 1250 + (house % 2) * 34, 226, 1)
    drawing.fill(
      rolling(chance, -20, 1620, 1330, 40, 6, 2020),
      '#22375f',
      [ink, 90, 0.1, 0.7, 0.9],
      [snow, -90, 0.92, 1.01, 0.9],
    )
    lit()
    drawing.fill(
      'M-20 1800C300 1760 520 1822 800 1806C1100 1790 1300 1750 1620 1790V2020H-20Z',
      snow,
      ['#5b6f9c', 90, 0.25, 1, 0.95],
      [sun, -90, 0.6, 1.1, 0.7],
    )
    drawing.fill('M560 1812L1120 1806L1290 2010H470Z', sun, [snow, 90, 0.1, 0.9, 1])
    for (let step = 0; step < 11; step += 1)
      drawing.fill(
        pebble(chance, 930 + (step % 2 ? 26 : -20) - step * 9, 1826 + step * 17, 12 + step, 6 + step * 0.5),
        '#5b6f9c',
      )
    tree(190, 1830, 520)
    tree(1450, 1850, 600)
    for (let flake = 0; flake < 190; flake += 1) {
      const near = chance() ** 3
      drawing.place(
        '',
        () => drawing.fill(disc(chance() * 1600, chance() * 2000, 2 + near * 9), cream),
        0.5 + near * 0.5,
      )
    }

    function mountain() {
      const ridge =
        'M-20 940V760C140 700 300 560 470 470C540 430 620 414 700 436C860 470 980 500 1110 580C1280 680 1440 740 1620 770V940Z'
      drawing.fill(ridge, snow, ['#5b6f9c', 90, 0.2, 0.85, 1], [navy, 30, 0.5, 1.1, 0.8])
      drawing.within(ridge, () => {
        for (let column = 0; column < 40; column += 1) {
          const x = 420 + column * 15 + chance.between(-3, 3)
          const top = (column < 14 ? 520 - column * 4 : 456 + (column - 14) * 4.4) + chance.between(-6, 8)
          drawing.fill(
            polygon([
              [x, top],
              [x + 11, top + 3],
              [x + 11, top + chance.between(50, 120)],
              [x, top + chance.between(40, 110)],
            ]),
            '#3a4f80',
            [ink, 0, 0.4, 1.1, 0.9],
            [snow, -90, 0.8, 1.1, 0.9],
          )
        }
      })
    }

    function dark(x: number, foot: number, wide: number, shade: number) {
      const high = wide * chance.between(0.56, 0.72)
      drawing.fill(box(x, foot - high, wide, high + 60), chance.pick(['#2d4a75', '#3a4f80', '#48426f']), [
        ink,
        60,
        0.2,
        1.1,
        0.9 * shade,
      ])
      const roof: Point[] = [
        [x - 12, foot - high],
        [x + wide * 0.5, foot - high - wide * 0.4],
        [x + wide + 12, foot - high],
      ]
      drawing.fill(box(x + wide * 0.7, foot - high - wide * 0.4, wide * 0.1, wide * 0.4), ink)
      drawing.fill(polygon(roof), snow, ['#5b6f9c', 40, 0.2, 1, 0.95])
      for (const part of [0.16, 0.6])
        drawing.fill(box(x + wide * part, foot - high * 0.72, wide * 0.22, high * 0.34), ink, [
          navy,
          -60,
          0.4,
          1.2,
          0.8,
        ])
    }

    function lit() {
      drawing.fill(box(420, 1290, 760, 540), '#7a3a4a', [ink, 0, 0.35, 1.1, 0.9], [plum, 180, 0.5, 1.1, 0.9])
      for (let board = 1; board < 15; board += 1)
        drawing.line(`M420 ${1290 + board * 36}H1180`, ink, 2.4, { opacity: 0.4 })
      drawing.fill(box(1000, 1010, 82, 220), plum, [ink, 0, 0.3, 1.1])
      drawing.fill(roundedBox(990, 994, 102, 30, 14), snow)
      drawing.line(
        through([
          [1040, 980],
          [1010, 920],
          [1066, 850],
          [1030, 770],
          [1080, 690],
        ]),
        snow,
        16,
        { opacity: 0.28 },
      )
      drawing.fill('M360 1300L800 1050L1240 1300L1200 1326L800 1104L400 1326Z', snow, [
        '#5b6f9c',
        90,
        0.4,
        1.1,
        0.9,
      ])
      drawing.fill('M432 1306L800 1098L1168 1306Z', '#7a3a4a', [ink, -90, 0.1, 1, 0.9])
      drawing.fill(disc(800, 1216, 44), sun, [coral, 90, 0.4, 1.1])
      drawing.line('M756 1216h88M800 1172v88', plum, 7)
      room()
      drawing.fill(box(1030, 1500, 112, 306), ink, [teal, -60, 0.3, 1.2, 0.8])
      drawing.fill(disc(1056, 1660, 7), sun)
      drawing.fill('M1010 1806H1162V1826H1010Z', snow)
    }

    function room() {
      const pane = box(480, 1380, 480, 330)
      drawing.fill(pane, sun, [cream, -70, 0.3, 1, 0.95], [coral, 100, 0.5, 1.1, 0.9])
      drawing.within(pane, () => {
        drawing.line('M720 1380V1432', plum, 4)
        drawing.fill('M676 1470Q684 1424 720 1424Q756 1424 764 1470Z', red, [plum, 60, 0.3, 1.1])
        drawing.fill(disc(720, 1474, 15), '#fffaf0')
        drawing.line('M596 1720L648 1500M790 1720L744 1500M696 1500V1720', plum, 9)
        drawing.fill(box(582, 1500, 228, 168), '#fffaf0')
        drawing.within(box(592, 1510, 208, 148), () => {
          drawing.fill(box(592, 1510, 208, 148), '#8fd0d0')
          drawing.fill(disc(744, 1552, 24), coral)
          drawing.fill('M580 1610Q650 1570 700 1600T820 1590V1670H580Z', teal)
          drawing.fill('M580 1640Q660 1612 820 1646V1670H580Z', sun)
        })
        drawing.fill('M848 1710V1636H930V1710Z', red, [plum, 30, 0.3, 1.1])
        for (const lean of [-50, -24, 4, 30, 52])
          drawing.fill(blade([889, 1640], [889 + lean, 1530 + Math.abs(lean)], 24, 0.06), teal)
        drawing.fill(box(500, 1600, 60, 12), plum)
        for (const [x, tall] of [
          [508, 60],
          [522, 84],
          [538, 70],
        ] as const)
          drawing.line(`M${x + 4} 1600v${-tall}`, chance.pick([red, navy, teal]), 7)
      })
      drawing.line(pane, plum, 18, { cap: 'butt' })
      drawing.line('M480 1440H960M640 1380V1440M800 1380V1440', plum, 8)
      drawing.fill(roundedBox(456, 1712, 528, 26, 12), snow)
    }

    function tree(x: number, foot: number, tall: number) {
      drawing.line(`M${x} ${foot}V${foot - tall * 0.5}`, ink, 20)
      for (let fork = 0; fork < 9; fork += 1) {
        const [side, from] = [fork % 2 ? 1 : -1, foot - tall * (0.24 + fork * 0.07)]
        const reach = tall * (0.34 - fork * 0.025)
        const twig = `M${x} ${short(from)}q${short(side * reach * 0.4)} ${short(-reach * 0.2)} ${short(side * reach)} ${short(-reach * 0.9)}`
        drawing.line(twig, ink, 11 - fork * 0.8)
        drawing.place('translate(0 -7)', () => drawing.line(twig, snow, 4))
        drawing.line(
          `M${short(x + side * reach * 0.55)} ${short(from - reach * 0.4)}q${short(side * -8)} ${short(-reach * 0.3)} ${short(side * 14)} ${short(-reach * 0.5)}`,
          ink,
          5,
        )
      }
      drawing.line(`M${x} ${foot - tall * 0.5}q6-90 0-${short(tall * 0.4)}`, ink, 8)
    }
  },
}
