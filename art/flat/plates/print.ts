import type { Drawing } from '../drawing.ts'
import { blade, box, disc, oval, type Point, polygon, roundedBox, short } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** A lino block and the sheet that is being peeled from it: the same owl twice, once the wrong way round. */
export const print: Plate = {
  name: 'cover-print',
  seed: 109,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), '#e9c08a', [coral, 60, 0.4, 1.2, 0.75], [cream, -120, 0.55, 1.2, 0.8])
    for (let board = 0; board < 6; board += 1)
      drawing.line(
        `M-10 ${84 + board * 178}C500 ${60 + board * 178} 1000 ${110 + board * 178} 1610 ${80 + board * 178}`,
        coral,
        3,
        { opacity: 0.5 },
      )
    drawing.place('translate(150 120) rotate(-4 280 380)', () => {
      drawing.place('translate(20 26)', () => drawing.fill(box(0, 0, 560, 760), plum), 0.4)
      drawing.fill(box(0, 0, 560, 760), '#8a5a44', [ink, 60, 0.3, 1.1, 0.7])
      drawing.fill(box(10, 8, 540, 740), navy, [ink, 60, 0.3, 1.1, 0.9], [teal, -120, 0.55, 1.15, 0.9])
      drawing.place('translate(560 0) scale(-1 1)', () => owl(drawing, sand, 0.85))
    })
    drawing.place('translate(770 96) rotate(5 300 400)', () => {
      drawing.place('translate(26 34)', () => drawing.fill(box(-30, -30, 620, 830), plum), 0.3)
      drawing.fill('M-30-30H590V640Q560 720 470 800H-30Z', '#fffaf0', [sand, 60, 0.5, 1.2, 0.8])
      drawing.fill(box(10, 8, 540, 740), navy, [teal, -60, 0.5, 1.15, 0.8])
      owl(drawing, '#fffaf0', 1)
      drawing.fill('M596 610Q600 740 440 806L470 800Q566 720 590 640Z', plum)
      drawing.fill(
        'M600 600C560 640 500 652 424 672C438 720 446 760 430 812C520 780 610 720 600 600Z',
        '#fffaf0',
        [sand, 120, 0.1, 0.9, 0.95],
        [plum, 130, 0.5, 1.2, 0.6],
      )
    })
    roller()
    for (let curl = 0; curl < 26; curl += 1) {
      const [x, y, turn] = [40 + chance() * 700, 900 + chance() * 90, chance() * 360]
      drawing.place(`translate(${short(x)} ${short(y)}) rotate(${short(turn)})`, () =>
        drawing.line('M-14 0q8-14 16-2t14-4', chance.pick([navy, plum, red]), 4),
      )
    }

    function roller() {
      drawing.place('translate(1440 730) rotate(28)', () => {
        drawing.place('translate(20 30)', () => drawing.fill(roundedBox(-150, -58, 300, 116, 18), plum), 0.4)
        drawing.line('M-166 0H-190V110H0V150H0M166 0H190V110H0', sand, 16)
        drawing.line('M-166 0H-190V110H190V0H166', ink, 9)
        drawing.fill(
          roundedBox(-150, -58, 300, 116, 18),
          ink,
          [navy, -90, 0.3, 1, 0.95],
          [teal, -90, 0.7, 1.1, 0.9],
        )
        for (const x of [-96, 20, 84]) drawing.line(`M${x}-40h46`, mint, 4, { opacity: 0.8 })
        drawing.fill(
          'M-26 110H26L34 380Q0 408-34 380Z',
          red,
          [plum, 0, 0.35, 1.1, 0.9],
          [sun, 180, 0.65, 1.2, 0.8],
        )
        drawing.fill(box(-28, 110, 56, 26), sun, [coral, 0, 0.3, 1.1])
      })
    }
  },
}

/** The picture on the block, in a field of 560 by 760: only what has been cut away is drawn. */
function owl(drawing: Drawing, light: string, strength: number) {
  drawing.place(
    '',
    () => {
      drawing.line(box(34, 32, 492, 692), light, 6)
      drawing.fill(disc(438, 118, 48), light)
      for (let ray = 0; ray < 15; ray += 1) {
        const turn = (ray / 15) * Math.PI * 2
        const near: Point = [438 + Math.cos(turn) * 58, 118 + Math.sin(turn) * 58]
        drawing.fill(blade(near, [438 + Math.cos(turn) * 80, 118 + Math.sin(turn) * 80], 9), light)
      }
      for (let row = 0; row < 9; row += 1)
        for (let feather = 0; feather <= 4 + Math.min(row, 8 - row) * 0.6; feather += 1) {
          const count = Math.floor(4 + Math.min(row, 8 - row) * 0.6)
          const x = 262 + (feather - count / 2) * 36
          const y = 320 + row * 34
          drawing.line(`M${short(x - 13)} ${y}q13 24 26 0`, light, 6)
        }
      for (const side of [-1, 1]) {
        const eye: Point = [262 + side * 50, 236]
        for (let lash = 0; lash < 20; lash += 1) {
          const turn = (lash / 20) * Math.PI * 2
          drawing.fill(
            blade(
              [eye[0] + Math.cos(turn) * 25, eye[1] + Math.sin(turn) * 25],
              [eye[0] + Math.cos(turn) * 52, eye[1] + Math.sin(turn) * 52],
              9,
            ),
            light,
          )
        }
        drawing.line(disc(...eye, 17), light, 8)
        drawing.fill(disc(eye[0] + 4, eye[1] - 4, 5), light)
        for (let quill = 0; quill < 7; quill += 1)
          drawing.fill(
            blade(
              [262 + side * (118 + quill * 2), 316 + quill * 34],
              [262 + side * (94 - quill * 7), 430 + quill * 34],
              26,
              side * 0.08,
            ),
            light,
          )
        drawing.fill(blade([262 + side * 40, 184], [262 + side * 104, 140], 20, side * -0.1), light)
      }
      drawing.fill(
        polygon([
          [250, 262],
          [274, 262],
          [262, 298],
        ]),
        light,
      )
      drawing.line('M60 650Q200 616 300 644T510 620', light, 15)
      for (const [x, y, tall] of [
        [110, 636, -70],
        [430, 632, -90],
        [470, 626, -60],
        [150, 646, 52],
        [360, 642, 60],
      ] as const)
        for (const side of [-1, 1])
          drawing.fill(blade([x, y], [x + side * 40, y + tall], 26, side * 0.12), light)
      for (const x of [236, 286]) drawing.line(`M${x} 612v26m-12-16v18m24-18v18`, light, 8)
      drawing.fill(oval(262, 690, 120, 5), light)
    },
    strength,
  )
}
