import type { Drawing } from '../drawing.ts'
import { box, disc, oval, rolling, roundedBox, short, through } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const skies: readonly (readonly [high: string, low: string])[] = [
  [plum, coral],
  [coral, sun],
  [sun, cream],
  [mint, cream],
  ['#6fb3b8', mint],
  [teal, mint],
  ['#4f8fa8', cream],
  ['#7a8fb0', sand],
  [coral, sun],
  [red, coral],
  [plum, red],
  [ink, navy],
]
const waters = [
  '#4a4f7a',
  '#3f6f8f',
  teal,
  '#4fa0a0',
  '#3a8f9a',
  '#2a7f8c',
  teal,
  navy,
  '#3a5f86',
  plum,
  '#3a2f5a',
  ink,
] as const

/** A box of watercolours from above; in each of its twelve pans lies the sea at another hour. */
export const sea: Plate = {
  name: 'cover-sea',
  seed: 36,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), sand, [coral, 110, 0.45, 1.2, 0.65], [cream, -70, 0.5, 1.2, 0.85])
    drawing.place('rotate(-5 800 500)', () => {
      drawing.place('translate(20 30)', () => drawing.fill(roundedBox(150, 150, 1130, 720, 44), plum), 0.35)
      drawing.fill(roundedBox(150, 150, 1130, 720, 44), ink, [navy, -120, 0.45, 1.1, 0.95])
      drawing.fill(roundedBox(168, 168, 1094, 684, 32), cream, [sand, 60, 0.4, 1.1, 0.9])
      for (let hour = 0; hour < 12; hour += 1)
        pan(208 + (hour % 4) * 258, 206 + Math.floor(hour / 4) * 212, hour)
    })
    brush()

    function pan(x: number, y: number, hour: number) {
      const [wide, high] = [238, 188]
      const shape = roundedBox(x, y, wide, high, 20)
      const [top, low] = skies[hour] ?? [navy, cream]
      const water = waters[hour] ?? navy
      drawing.within(shape, () => {
        drawing.fill(box(x, y, wide, high), low, [top, -90, 0.25, 1, 1])
        const light = hour === 11 ? cream : hour === 0 || hour > 8 ? sun : cream
        drawing.fill(
          disc(x + 40 + hour * 15, y + 92 - Math.sin((hour / 11) * Math.PI) * 60, hour === 11 ? 13 : 20),
          light,
        )
        const line = y + 100 + (hour % 3) * 10
        if (hour % 4 === 1 || hour === 7)
          drawing.fill(
            `M${x - 10} ${line}L${x + 30} ${line - 40}L${x + 62} ${line - 44}L${x + 74} ${line - 12}L${x + 96} ${line}Z`,
            plum,
            [ink, 90, 0.1, 1.1, 0.7],
          )
        drawing.fill(box(x, line, wide, high), water, [ink, 90, 0.4, 1.2, 0.75], [low, -90, 0.62, 1.05, 0.95])
        waves(drawing, x, line, wide, hour, light)
        if (hour === 5) boat(x + 158, line + 14)
        if (hour === 11)
          for (let star = 0; star < 14; star += 1)
            drawing.fill(disc(x + chance() * wide, y + chance() * 80, 1.6), cream)
      })
      drawing.line(shape, ink, 5)
      drawing.fill(
        `M${x + 8} ${y + high - 22}Q${x + 8} ${y + high - 7} ${x + 24} ${y + high - 7}H${x + wide - 24}Q${x + wide - 8} ${y + high - 7} ${x + wide - 8} ${y + high - 22}Q${x + wide - 14} ${y + high - 13} ${x + wide - 30} ${y + high - 13}H${x + 30}Q${x + 14} ${y + high - 13} ${x + 8} ${y + high - 22}Z`,
        cream,
      )
    }

    function waves(on: Drawing, x: number, line: number, wide: number, hour: number, light: string) {
      for (let row = 0; row < 6; row += 1) {
        const y = line + 9 + row * row * 2.6 + row * 6
        const span = 16 + row * 9
        const rough = hour === 7 || hour === 3 ? 11 : 4 + row
        for (let at = -10 + ((hour * 17 + row * 29) % span); at < wide; at += span * chance.between(1.1, 1.9))
          on.line(
            `M${short(x + at)} ${short(y)}q${short(span / 2)} ${-rough} ${short(span)} 0`,
            chance.pick([light, mint, cream]),
            1.6 + row * 0.5,
            { opacity: chance.between(0.35, 0.9) },
          )
      }
    }

    function boat(x: number, y: number) {
      drawing.fill(`M${x} ${y - 4}V${y - 58}Q${x + 26} ${y - 24} ${x + 30} ${y - 4}Z`, cream, [
        sand,
        0,
        0.3,
        1,
      ])
      drawing.fill(`M${x - 22} ${y}H${x + 34}Q${x + 26} ${y + 12} ${x + 14} ${y + 12}H${x - 10}Z`, red)
    }

    function brush() {
      drawing.place('translate(1330 470) rotate(64)', () => {
        drawing.place(
          'translate(-14 -26)',
          () => drawing.fill('M-330 0C-280-36-200-34-120-20L640-9V9L-120 20C-200 34-280 36-330 0Z', plum),
          0.35,
        )
        drawing.fill(
          'M-336 6C-300-30-210-40-120-20V20C-210 40-290 36-336 6Z',
          teal,
          [ink, 90, 0.35, 1, 0.9],
          [mint, -90, 0.6, 1.1, 0.9],
        )
        drawing.fill('M-128-21L40-26V26L-128 21Z', cream, [navy, 90, 0.35, 1, 0.9])
        drawing.line('M-20-25V25M-4-25V25', navy, 3)
        drawing.fill(
          'M40-26C160-34 300-20 620-10V10C300 20 160 34 40 26Z',
          red,
          [plum, 90, 0.35, 1, 0.9],
          [coral, -90, 0.62, 1.1, 0.9],
        )
      })
      drawing.fill(oval(1440, 196, 96, 84), cream, [teal, 60, 0.1, 1.1, 0.9])
      drawing.fill(rolling(chance, 1384, 1500, 190, 12, 4, 224), 'none')
      drawing.line(oval(1440, 196, 96, 84), navy, 6)
      drawing.line(
        through([
          [1380, 190],
          [1410, 176],
          [1440, 192],
          [1470, 178],
          [1504, 192],
        ]),
        cream,
        5,
      )
      drawing.fill(disc(1408, 838, 20), teal, [navy, 60, 0.3, 1.1])
      drawing.fill(disc(1456, 880, 10), teal)
      drawing.fill(disc(1372, 896, 6), teal)
    }
  },
}
