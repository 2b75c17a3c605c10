import { box, disc, short } from '../outline.ts'
import { coral, cream, ink, mint, navy, plum, red, sand, sun, teal } from '../palette.ts'
import type { Plate } from '../plate.ts'

const bands = [navy, teal, mint, sun, coral, red, plum] as const

/** A pencil pulls a wave of seven colours out of the paper. */
export const wave: Plate = {
  name: 'cover-wave',
  seed: 2,
  compose(drawing, chance) {
    drawing.fill(box(0, 0, 1600, 1000), '#f6e3c5', [sand, 60, 0.35, 1.2, 0.6])
    drawing.fill(disc(370, 300, 120), coral, [red, 60, 0.3, 1.1, 0.8], [sun, -130, 0.6, 1.15, 0.7])
    for (let index = 6; index >= 0; index -= 1) drawing.fill(ribbon(index), bands[index] ?? navy)
    drawing.fill(
      body,
      'none',
      [ink, 14, 0.3, 0.46, 0.72, 0.54],
      [ink, -8, 0.56, 0.7, 0.6, 0.8],
      [cream, 0, 0.06, 0.18, 0.6, 0.28],
    )
    drawing.fill(body, 'none', [cream, -30, 0.72, 0.82, 0.5, 0.9])
    drawing.place('translate(1300 392) rotate(-52)', () => {
      drawing.fill('M0 0L78-24H100V24H78Z', cream, [sand, 90, 0.3, 1, 0.9], [coral, 90, 0.6, 1.2, 0.7])
      drawing.fill('M0 0L26-8V8Z', ink)
      drawing.fill('M84-24Q100-30 112-24V24Q100 30 84 24Z', navy)
      drawing.fill('M104-24H560V24H104Z', navy, [ink, 90, 0.3, 1.05, 0.9], [teal, -90, 0.72, 1.1, 0.9])
      drawing.fill('M170-24h26v48h-26Z', sun, [coral, 90, 0.35, 1.1])
    })
    for (let dot = 0; dot < 26; dot += 1) {
      const [turn, reach] = [chance() * 6.28, 46 + chance() ** 1.4 * 170]
      drawing.fill(
        disc(1280 + Math.cos(turn) * reach, 400 + Math.sin(turn) * reach * 0.8, 3 + chance() * 9),
        chance.pick(bands),
      )
    }
    for (let bird = 0; bird < 9; bird += 1) {
      const size = 16 + chance() * 18
      const [x, y] = [120 + bird * 118 + chance() * 40, 140 + chance() * 130 - (bird > 5 ? 60 : 0)]
      const at = (across: number, up: number) => `${short(x + across * size)} ${short(y + up * size)}`
      drawing.fill(
        `M${at(-1, -0.35)}Q${at(-0.4, -0.55)} ${at(0, 0)}Q${at(0.4, -0.6)} ${at(1, -0.45)}Q${at(0.4, -0.2)} ${at(0, 0.22)}Q${at(-0.4, -0.16)} ${at(-1, -0.35)}Z`,
        ink,
      )
    }
  },
}

/** Bands that lie side by side at the left and all end in the point of the pencil. */
function ribbon(index: number): string {
  const [high, low] = [index * 46 - 24, index * 46 + 24]
  const edge = (o: number) =>
    [
      `-60 ${short(700 + o)}`,
      `C260 ${short(560 + o)} 380 ${short(1010 + o * 0.4)} 700 ${short(790 + o * 0.5)}C900 ${short(650 + o * 0.6)} 820 ${short(300 + o * 0.75)} 1040 ${short(250 + o * 0.6)}C1180 ${short(218 + o * 0.5)} 1270 ${short(310 + o * 0.26)} 1300 392`,
    ] as const
  const [start, there] = edge(high)
  const back = `L1300 392C${short(1270)} ${short(310 + low * 0.26)} 1180 ${short(218 + low * 0.5)} 1040 ${short(250 + low * 0.6)}C820 ${short(300 + low * 0.75)} 900 ${short(650 + low * 0.6)} 700 ${short(790 + low * 0.5)}C380 ${short(1010 + low * 0.4)} 260 ${short(560 + low)} -60 ${short(700 + low)}Z`
  return `M${start}${there}${back}`
}

const body = [0, 1, 2, 3, 4, 5, 6].map(ribbon).join('')
