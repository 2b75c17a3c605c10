import { box, disc, pebble, polygon, rolling, roundedBox, short, through } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

/** Six cards pinned to a wall: a red ball escapes from panel to panel, and in the last one it is the sun. */
export const storyboard: Plate = {
  name: 'cover-storyboard',
  seed: 71,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), '#3f8f7d', [ink, 70, 0.4, 1.25, 0.8], [mint, -110, 0.55, 1.2, 0.7])
    const scenes = [hill, street, roof, sky, wood, shore]
    scenes.forEach((scene, index) => {
      const [x, y] = [96 + (index % 3) * 484, 92 + Math.floor(index / 3) * 440]
      drawing.place(`translate(${x} ${y}) rotate(${[-3, 1.6, -1.2, 2.4, -2, 2.2][index]} 220 180)`, () => {
        drawing.place('translate(12 16)', () => drawing.fill(box(0, 0, 440, 376), ink), 0.35)
        drawing.fill(box(0, 0, 440, 376), cream, [sand, 60, 0.5, 1.2, 0.8])
        drawing.within(box(18, 18, 404, 268), scene)
        for (let note = 0; note < 2; note += 1)
          drawing.line(
            through([
              [24, 316 + note * 26],
              [90, 313 + note * 26],
              [160, 318 + note * 26],
              [note ? 230 : 330, 314 + note * 26],
            ]),
            navy,
            4,
            { opacity: 0.75 },
          )
        drawing.fill(disc(220, 6, 13), index % 2 ? red : sun, [plum, 60, 0.4, 1.1])
        drawing.line(index === 5 ? 'M384 328v24M398 328v24' : 'M370 340h44m-14-12l14 12l-14 12', red, 5)
      })
    })

    function ball(x: number, y: number, radius: number) {
      drawing.fill(disc(x, y, radius), red, [plum, 60, 0.35, 1.1, 0.9], [coral, -120, 0.55, 1.1, 0.9])
      drawing.line(
        `M${x - radius * 0.86} ${y - radius * 0.4}Q${x} ${y + radius * 0.2} ${x + radius * 0.86} ${y - radius * 0.4}`,
        cream,
        radius * 0.16,
      )
    }

    function hill() {
      drawing.fill(box(0, 0, 440, 300), sun, [coral, -90, 0.3, 1.1, 0.8])
      drawing.fill(
        'M0 110C150 120 280 190 440 268V300H0Z',
        teal,
        [ink, 100, 0.3, 1.1, 0.8],
        [mint, -80, 0.6, 1.1, 0.8],
      )
      drawing.line('M66 116V52', plum, 8)
      for (let tuft = 0; tuft < 3; tuft += 1)
        drawing.fill(pebble(chance, 66 + tuft * 26 - 26, 52 - (tuft % 2) * 16, 36, 26), plum, [
          ink,
          90,
          0.3,
          1.1,
        ])
      ball(192, 124, 27)
      drawing.line('M120 88l-40-16M132 70l-34-22', cream, 4)
    }

    function street() {
      drawing.fill(box(0, 0, 440, 300), coral, [sun, 90, 0.3, 1.1, 0.9])
      for (let house = 0; house < 4; house += 1) {
        const x = 4 + house * 110
        drawing.fill(box(x, 90 + (house % 2) * 26, 94, 160), [cream, navy, mint, plum][house] ?? cream, [
          ink,
          20,
          0.5,
          1.2,
          0.6,
        ])
        drawing.fill(
          polygon([
            [x - 8, 92 + (house % 2) * 26],
            [x + 47, 40 + (house % 2) * 26],
            [x + 102, 92 + (house % 2) * 26],
          ]),
          house % 2 ? red : navy,
        )
        for (const at of [16, 54])
          drawing.fill(box(x + at, 128 + (house % 2) * 20, 24, 32), house === 1 ? sun : ink)
      }
      drawing.fill(box(0, 228, 440, 80), plum, [ink, 90, 0.2, 1])
      drawing.line('M30 238Q70 120 118 232Q160 150 206 234Q240 176 272 214', cream, 3.4, { dash: '2 11' })
      ball(292, 206, 27)
    }

    function roof() {
      drawing.fill(box(0, 0, 440, 300), navy, [ink, -90, 0.2, 1.1], [teal, 90, 0.5, 1.1, 0.8])
      drawing.fill('M0 300V206L206 96L440 222V300Z', red, [plum, 90, 0.3, 1.1, 0.9])
      for (let row = 0; row < 6; row += 1)
        drawing.line(`M${206 - row * 44} ${114 + row * 28}L${206 + row * 44} ${114 + row * 28}`, plum, 3)
      drawing.fill(box(300, 66, 46, 110), cream, [coral, 0, 0.3, 1.1])
      drawing.fill('M286 58H360V76H286Z', coral)
      drawing.fill('M96 152q-6-56 18-60l8-22l12 18h16l12-18l8 24q4 16-6 26q20 30-8 32Z', ink)
      drawing.line('M104 148q-44-4-40-40', ink, 9)
      ball(232, 58, 25)
      drawing.line('M180 88q16-26 28-32', cream, 3.4, { dash: '2 10' })
    }

    function sky() {
      drawing.fill(box(0, 0, 440, 300), mint, [cream, 90, 0.3, 1.1], [teal, -90, 0.5, 1.1, 0.8])
      for (const [x, y, size] of [
        [90, 210, 1.2],
        [330, 90, 1],
        [300, 246, 0.8],
      ] as const)
        drawing.place(`translate(${x} ${y}) scale(${size})`, () =>
          drawing.fill(
            'M-70 20a26 26 0 0 1 8-50a40 40 0 0 1 74-10a32 32 0 0 1 52 22a22 22 0 0 1 2 38Z',
            cream,
            [coral, 90, 0.5, 1.2, 0.6],
          ),
        )
      ball(206, 122, 42)
      drawing.fill('M216 88Q150 76 110 22Q60 10 28 26Q66 40 70 58Q100 66 104 84Q160 112 216 108Z', ink, [
        navy,
        -90,
        0.4,
        1.1,
        0.9,
      ])
      drawing.fill('M204 92Q260 66 300 20Q352 2 388 14Q352 34 346 52Q318 62 312 80Q264 116 204 112Z', ink, [
        navy,
        -90,
        0.4,
        1.1,
        0.9,
      ])
      drawing.fill('M150 122L176 88Q206 62 250 82L282 80L256 98Q230 116 190 110L160 136Z', ink)
      drawing.fill(disc(246, 86, 4), sun)
    }

    function wood() {
      drawing.fill(box(0, 0, 440, 300), plum, [ink, -90, 0.1, 1], [coral, 90, 0.4, 1.05, 0.9])
      for (let trunk = 0; trunk < 8; trunk += 1) {
        const [x, wide] = [8 + trunk * 60 + chance.between(-12, 12), chance.between(14, 34)]
        drawing.fill(
          polygon([
            [x, -10],
            [x + wide * 0.8, -10],
            [x + wide, 300],
            [x - 6, 300],
          ]),
          trunk % 3 === 1 ? cream : ink,
          [plum, 0, 0.3, 1.1, 0.8],
        )
        drawing.line(
          `M${short(x + wide * 0.4)} ${short(90 + chance() * 60)}q30-20 40-60`,
          trunk % 3 === 1 ? cream : ink,
          8,
        )
      }
      drawing.fill(rolling(chance, -10, 450, 250, 16, 5, 310), navy, [ink, 90, 0.2, 1])
      ball(186, 222, 24)
      drawing.place('', () => drawing.fill('M80 300L186 222L330 300Z', ink), 0.3)
    }

    function shore() {
      drawing.fill(box(0, 0, 440, 300), coral, [red, -90, 0.3, 1.1, 0.9], [sun, 90, 0.2, 0.7, 0.9])
      drawing.fill(box(0, 150, 440, 160), teal, [ink, 90, 0.3, 1.1, 0.8])
      for (let glint = 0; glint < 12; glint += 1)
        drawing.line(
          `M${short(120 + chance() * 200)} ${162 + glint * 7}h${short(chance.between(16, 70))}`,
          sun,
          3.4,
        )
      drawing.fill('M-10 300V256Q140 214 260 262T450 280V310H-10Z', sand, [plum, 90, 0.4, 1.2, 0.7])
      drawing.fill(disc(220, 150, 58), red, [coral, -90, 0.3, 1.1])
      drawing.fill(box(140, 152, 170, 60), teal, [sun, -90, 0.3, 1.2, 0.8])
      drawing.line('M176 166h92M190 180h64M204 194h34', red, 5)
    }
    drawing.fill(roundedBox(-10, 968, 1620, 60, 4), plum, [ink, 90, 0.3, 1.1])
  },
}
