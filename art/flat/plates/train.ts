import { box, disc, oval, pebble, rolling, roundedBox, short, through } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** A carriage at dusk: each window shows the same country a minute later, and the third is the drawing of it. */
export const train: Plate = {
  name: 'cover-train',
  seed: 23,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), plum, [ink, 90, 0.25, 1.1, 0.85], [red, -90, 0.6, 1.2, 0.7])
    for (let slat = 0; slat < 5; slat += 1)
      drawing.line(`M-10 ${46 + slat * 17}H1610`, slat % 2 ? ink : red, 3, { opacity: 0.5 })
    rack()
    const panes = [70, 590, 1110].map(x => roundedBox(x, 190, 420, 470, 56))
    panes.forEach((pane, index) => {
      drawing.place('translate(0 12)', () => drawing.fill(pane, ink))
      drawing.within(pane, () => country(70 + index * 520, index))
      drawing.line(pane, sand, 15)
      drawing.line(pane, coral, 4)
    })
    drawing.within(panes[2] ?? '', () => {
      for (let streak = 0; streak < 15; streak += 1) {
        const [x, y] = [1130 + chance() * 400, 210 + chance() * 420]
        drawing.line(
          `M${short(x)} ${short(y)}l${short(chance.between(-36, -90))} ${short(chance.between(16, 30))}`,
          cream,
          2.4,
          { opacity: 0.55 },
        )
      }
    })
    drawing.fill('M-10 728H1610V1010H-10Z', coral, [red, 90, 0.25, 1, 0.85], [sun, -90, 0.62, 1.2, 0.8])
    drawing.fill('M-10 716H1610V744H-10Z', sand, [red, 90, 0.4, 1.1, 0.8])
    book()
    cup()

    function rack() {
      drawing.line('M-10 150H1610', sand, 7)
      for (const [x, wide, high, colour] of [
        [150, 230, 70, teal],
        [430, 120, 54, sun],
        [1000, 300, 62, navy],
        [1350, 130, 84, coral],
      ] as const) {
        drawing.fill(roundedBox(x, 146 - high, wide, high, 16), colour, [ink, 60, 0.3, 1.1, 0.8])
        drawing.line(`M${x + wide * 0.4} ${146 - high}q0-16 14-16h${short(wide * 0.1)}q14 0 14 16`, ink, 6)
      }
    }

    function country(left: number, index: number) {
      drawing.fill(box(left, 180, 420, 490), sun, [coral, -90, 0.1, 0.9, 0.95], [cream, 90, 0.5, 0.95, 0.8])
      drawing.fill(disc(left + 300 - index * 74, 378 + index * 26, 58), cream, [coral, 90, 0.5, 1.1, 0.8])
      const shift = index * 150
      const ridge = through([
        [left - 60, 430],
        [left + 60 - shift * 0.2, 400],
        [left + 180 - shift * 0.2, 342],
        [left + 300 - shift * 0.2, 396],
        [left + 470, 424],
      ])
      drawing.fill(`${ridge}V680H${left - 60}Z`, '#7a5f86', [plum, 90, 0.2, 0.8, 0.8])
      drawing.fill(
        rolling(chance, left - 60, left + 480, 462, 40, 4, 680),
        teal,
        [ink, 90, 0.3, 1, 0.8],
        [mint, -90, 0.7, 1.1, 0.8],
      )
      for (let row = 0; row < 3; row += 1) {
        const ground = 505 + row * 54
        drawing.fill(
          rolling(chance, left - 60, left + 480, ground, 24, 4, 690),
          ['#3f8f7d', '#2a6a70', navy][row] ?? navy,
          [row ? ink : teal, 90, 0.1, 0.7, 0.7],
        )
        for (let tree = 0; tree < 3 - row; tree += 1) {
          const [x, tall] = [
            left + ((90 + tree * 150 + row * 190 + 400 - shift * (0.6 + row * 0.5)) % 420),
            52 + row * 52,
          ]
          drawing.line(`M${short(x)} ${ground + 14}v${-tall}`, cream, 4 + row * 2)
          for (let tuft = 0; tuft < 3; tuft += 1)
            drawing.fill(
              pebble(
                chance,
                x + chance.between(-0.34, 0.34) * tall,
                ground - tall * chance.between(0.75, 1.05),
                tall * 0.34,
                tall * 0.22,
              ),
              row === 2 ? ink : teal,
              [mint, -120, 0.5, 1.1, 0.7],
            )
        }
      }
      drawing.line(
        through([
          [left - 30, 300],
          [left + 130, 322],
          [left + 290, 320],
          [left + 450, 292],
        ]),
        ink,
        3,
      )
      drawing.line(
        through([
          [left - 30, 318],
          [left + 130, 342],
          [left + 290, 340],
          [left + 450, 310],
        ]),
        ink,
        3,
      )
    }

    function book() {
      drawing.place('translate(640 762) skewX(-14)', () => {
        drawing.fill(roundedBox(14, 26, 560, 218, 12), ink)
        drawing.fill(roundedBox(0, 0, 560, 222, 10), cream, [sand, 0, 0.5, 1.1, 0.8])
        drawing.fill(box(276, 0, 8, 222), sand)
        drawing.within(box(0, 0, 560, 222), () => {
          drawing.line(
            through([
              [20, 132],
              [90, 104],
              [170, 62],
              [236, 100],
              [350, 120],
              [450, 66],
              [540, 118],
            ]),
            navy,
            5,
          )
          drawing.line(disc(380, 66, 26), red, 5)
          drawing.line(
            through([
              [20, 166],
              [120, 150],
              [250, 162],
              [400, 150],
              [540, 164],
            ]),
            teal,
            5,
          )
          for (const x of [70, 128, 210])
            drawing.line(`M${x} 176V126M${x - 16} 132a17 15 0 1 1 32 0a13 10 0 1 1-32 0`, teal, 4)
          for (let hatch = 0; hatch < 24; hatch += 1) drawing.line(`M${40 + hatch * 10} 196l14-18`, navy, 2.4)
        })
      })
      drawing.place('translate(1012 884) rotate(-36)', () => {
        drawing.fill('M0 0L46-13V13Z', sand)
        drawing.fill('M0 0L16-4.6V4.6Z', ink)
        drawing.fill(box(46, -13, 260, 26), red, [plum, 90, 0.3, 1.1, 0.9], [coral, -90, 0.6, 1.1, 0.9])
        drawing.fill(box(306, -13, 26, 26), cream, [sand, 90, 0.3, 1.1])
      })
    }

    function cup() {
      drawing.fill(oval(332, 902, 128, 26), plum)
      drawing.line('M410 800q66-6 62 40q-6 44-82 42', cream, 16)
      drawing.fill(
        'M228 762H426Q424 880 380 906H274Q230 880 228 762Z',
        cream,
        [sand, 10, 0.3, 0.8, 0.95],
        [plum, 20, 0.6, 1.2, 0.7],
      )
      drawing.fill(oval(327, 762, 99, 22), plum, [ink, 180, 0.3, 1.1])
      drawing.line('M300 720q-26-34 4-64t0-66M352 724q-22-30 6-58t2-52', cream, 6, { opacity: 0.7 })
    }
  },
}
