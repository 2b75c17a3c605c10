import { clamp, ease, layer, makeNoise } from '../../paint/noise.ts'
import { seedRandom } from '../../paint/random.ts'
import type { Print, Shapers } from './tip-shape.ts'

const nothing: Print = [0]

/** Tips of drawing tools: leads, nibs, hairs and spray. */
export const handTips: Shapers<
  'round' | 'bar' | 'square' | 'bristle' | 'hairs' | 'specks' | 'lump' | 'cloud'
> = {
  round: ({ hard }) => {
    if (hard > 0) return (x, y) => [1 - ease(hard * 0.97, 1, Math.hypot(x, y))]
    return (x, y) => [clamp(1 - x * x - y * y) ** 3]
  },
  bar: ({ thin }) => {
    const soft = Math.max(0.02, thin * 0.12)
    return (x, y) => [(1 - ease(thin - soft, thin, Math.abs(x))) * (1 - ease(0.95, 1, Math.abs(y)))]
  },
  square: () => (x, y) => [Math.max(Math.abs(x), Math.abs(y)) < 0.98 ? 1 : 0],
  bristle: ({ hairs, gap }) => {
    const noise = makeNoise(hairs * 13 + 5)
    return (x, y) => {
      if (Math.abs(x) > 0.24) return nothing
      const tuft = 0.62 * noise((y + 2) * hairs, 3) + 0.38 * noise((y + 2) * hairs * 2.3, 9)
      const side = (1 - ease(0.84, 1, Math.abs(y))) * (1 - ease(0.1, 0.24, Math.abs(x)))
      return [side * ease(gap - 0.08, gap + 0.12, tuft)]
    }
  },
  hairs: ({ hairs }) => {
    const random = seedRandom(hairs * 7 + 1)
    const all = Array.from({ length: hairs }, (_, index) => ({
      middle: ((index + 0.5) / hairs) * 1.9 - 0.95 + (-0.6 + 1.2 * random()) / hairs,
      half: (0.25 + 0.35 * random()) / hairs,
      ahead: -0.2 + 0.4 * random(),
    }))
    return (x, y) => {
      let cover = 0
      for (const { middle, half, ahead } of all) {
        const reach = Math.hypot((y - middle) / half, (x - ahead) / 0.07)
        if (reach < 1.5) cover = Math.max(cover, 1 - ease(0.6, 1.5, reach))
      }
      return [cover]
    }
  },
  specks: ({ count, size }, chance) => {
    const random = seedRandom(Math.round(count * 17 + chance * 1000))
    // The squared random number makes large specks rare.
    const specks = Array.from({ length: count }, () => {
      const [way, reach, grow] = [random() * 6.283, Math.sqrt(random()) * 0.97, random()]
      return { x: Math.cos(way) * reach, y: Math.sin(way) * reach, reach: size * (0.3 + 0.7 * grow * grow) }
    })
    const near = sortIntoSquares(specks)
    return (x, y) => {
      let cover = 0
      for (const speck of near(x, y)) {
        const away = (x - speck.x) ** 2 + (y - speck.y) ** 2
        if (away < 1.5 * speck.reach * speck.reach) {
          cover = Math.max(cover, 1 - ease(0.7, 1.2, Math.sqrt(away) / speck.reach))
        }
      }
      return [cover]
    }
  },
  lump: ({ lobes, depth }, chance) => {
    const noise = makeNoise(lobes * 31 + 7)
    return (x, y) => {
      const reach = Math.hypot(x, y) || 0.001
      const rim = noise((x / reach) * lobes + 5 + chance * 20, (y / reach) * lobes + 5)
      return [1 - ease(0.78, 0.9, reach + depth * (rim - 0.25)), 0.05 * (0.5 - reach) * depth]
    }
  },
  cloud: ({ fine, edge }, chance) => {
    const noise = makeNoise(6)
    const soft = 0.32 * (1 - edge) + 0.05
    return (x, y) => {
      const reach = Math.hypot(x, y)
      if (reach > 1) return nothing
      const vapour = layer(noise, x * fine + 9 + chance * 31, y * fine + 9, 4) * 1.6 * (1 - reach * reach)
      return [ease(0.5 - soft, 0.5 + soft, vapour), 0.3 * (vapour - 0.6)]
    }
  },
}

interface Speck {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** A spatial index of hundreds of specks. */
function sortIntoSquares(specks: readonly Speck[]): (x: number, y: number) => readonly Speck[] {
  const count = 12
  const square = (place: number) =>
    Math.min(count - 1, Math.max(0, Math.floor(((place + 1.1) / 2.2) * count)))
  const squares: Speck[][] = Array.from({ length: count * count }, () => [])
  for (const speck of specks) {
    const far = speck.reach * 1.3
    for (let row = square(speck.y - far); row <= square(speck.y + far); row++) {
      for (let column = square(speck.x - far); column <= square(speck.x + far); column++) {
        squares[row * count + column]?.push(speck)
      }
    }
  }
  return (x, y) => squares[square(y) * count + square(x)] ?? []
}
