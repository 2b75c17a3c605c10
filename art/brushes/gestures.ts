import type { Gesture } from '../../site/brushes/brush.ts'
import { clamp, mix } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'

/** One touch of the brush: where it is, in parts of the sheet, and how hard it presses (0 to 1) at t from 0 to 1. */
export interface Touch {
  at(t: number): readonly [x: number, y: number]
  press(t: number): number
}

const turn = Math.PI * 2
const swell = (t: number) => Math.sin(Math.PI * clamp(t * 0.97 + 0.02)) ** 0.55
const breathing = (t: number) => swell(t) * (0.64 + 0.36 * Math.sin(t * 5.2 + 0.7))

/** How the hand shows a brush; the seed moves it a little, so that no two sheets are the same. */
export function makeTouches(gesture: Gesture, seed: number): Touch[] {
  const random = seedRandom(seed * 7 + 3)
  const off = random.between(-0.35, 0.35)
  const row = (count: number, touch: (index: number, place: number) => Touch) =>
    Array.from({ length: count }, (_, index) => touch(index, count === 1 ? 0.5 : index / (count - 1)))
  const gestures: Record<Gesture, () => Touch[]> = {
    wave: () => [
      {
        at: t => [mix(0.09, 0.91, t), 0.5 + 0.2 * Math.sin(t * turn * 1.02 - 0.75 + off) * (1.05 - 0.2 * t)],
        press: breathing,
      },
    ],
    line: () => [
      {
        at: t => [mix(0.08, 0.92, t), 0.5 + 0.05 * Math.sin(t * turn * 0.5 + 2 + off)],
        press: t => swell(t) * 0.95,
      },
    ],
    zigzag: () => [
      {
        at: t => {
          const bend = Math.sin(Math.PI * 15 * t + off)
          const reach = 0.3 - 0.1 * t
          return [mix(0.12, 0.87, t) + 0.035 * bend, 0.5 - reach * bend]
        },
        press: t => 0.75 + 0.25 * Math.sin(t * 40 + off),
      },
    ],
    loops: () => [
      {
        at: t => {
          const phase = t * turn * 5.3 + off
          return [
            mix(0.12, 0.89, t) - 0.066 * Math.sin(phase) * (1 - 0.3 * t),
            0.5 - (0.27 - 0.11 * t) * Math.cos(phase),
          ]
        },
        press: t => clamp(0.56 + 0.44 * Math.sin(t * turn * 5.3 + off)) * swell(t) ** 0.5,
      },
    ],
    dabs: () =>
      row(6, (index, place) => {
        const [lean, lift] = [random.between(-0.02, 0.03), random.between(-0.06, 0.06)]
        const [x, y] = [mix(0.13, 0.85, place), 0.5 + lift + (index % 2 ? 0.06 : -0.06)]
        return {
          at: t => [x + (0.05 + lean) * (t - 0.5), y + 0.26 * (t - 0.5)],
          press: t => Math.sin(Math.PI * clamp(0.12 + 0.86 * t)) ** 0.7,
        }
      }),
    passes: () =>
      row(3, (index, place) => ({
        at: t => {
          const across = index % 2 ? 1 - t : t
          return [mix(0.1, 0.9 - 0.03 * place, across), mix(0.3, 0.7, place) + 0.02 * Math.sin(t * 3 + off)]
        },
        press: () => 1,
      })),
    arches: () => [
      {
        at: t => {
          const phase = t * 3
          const rise = Math.sin(Math.PI * (phase % 1)) ** 0.8
          return [mix(0.1, 0.9, t), 0.74 - (0.5 - 0.09 * phase) * rise]
        },
        press: t => (0.45 + 0.55 * Math.abs(Math.sin(Math.PI * 3 * t + 0.5))) * swell(t) ** 0.4,
      },
    ],
    pulls: () =>
      row(7, (_, place) => {
        const [from, to] = [random.between(0.14, 0.22), random.between(0.74, 0.88)]
        const x = mix(0.13, 0.85, place) + random.between(-0.01, 0.01)
        return {
          at: t => [x + 0.03 * (1 - t) + 0.006 * Math.sin(t * 4 + place * 9), mix(from, to, t)],
          press: t => mix(1, 0.62, t) * clamp(t * 9 + 0.4),
        }
      }),
    hatching: () =>
      row(38, index => {
        const back = index >= 24
        const x =
          (back ? mix(0.3, 0.7, (index - 24) / 13) : mix(0.13, 0.87, index / 23)) +
          random.between(-0.008, 0.008)
        const slope = (back ? -0.075 : 0.075) + random.between(-0.008, 0.008)
        const [from, to] = [random.between(0.14, 0.25), random.between(0.74, 0.86)]
        return {
          at: t => [x + slope * (0.5 - t) + 0.006 * Math.sin(Math.PI * t), mix(from, to, t)],
          press: t => swell(t) ** 0.6 * mix(1, 0.7, t),
        }
      }),
  }
  return gestures[gesture]()
}
