import { clamp, ease, layer, makeNoise } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'
import type { Shapers } from './tips.ts'

const nothing = [0] as const

/** Tips of what a hand holds: leads, nibs, hairs, and what comes out of a nozzle. */
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
    const all = Array.from({ length: hairs }, (_, index) => [
      ((index + 0.5) / hairs) * 1.9 - 0.95 + random.between(-0.6, 0.6) / hairs,
      random.between(0.25, 0.6) / hairs,
      random.between(-0.2, 0.2),
    ])
    return (x, y) => {
      let cover = 0
      for (const [middle = 0, half = 0, ahead = 0] of all) {
        const reach = Math.hypot((y - middle) / half, (x - ahead) / 0.07)
        if (reach < 1.5) cover = Math.max(cover, 1 - ease(0.6, 1.5, reach))
      }
      return [cover]
    }
  },
  specks:
    ({ count, size }) =>
    (x, y, chance) => {
      let cover = 0
      for (const [left = 0, top = 0, reach = 0] of throwSpecks(count, size, chance)) {
        const away = (x - left) ** 2 + (y - top) ** 2
        if (away < 1.5 * reach * reach) cover = Math.max(cover, 1 - ease(0.7, 1.2, Math.sqrt(away) / reach))
      }
      return [cover]
    },
  lump: ({ lobes, depth }) => {
    const noise = makeNoise(lobes * 31 + 7)
    return (x, y, chance) => {
      const reach = Math.hypot(x, y) || 0.001
      const rim = noise((x / reach) * lobes + 5 + chance * 20, (y / reach) * lobes + 5)
      return [1 - ease(0.78, 0.9, reach + depth * (rim - 0.25)), 0.05 * (0.5 - reach) * depth]
    }
  },
  cloud: ({ fine, edge }) => {
    const noise = makeNoise(6)
    return (x, y, chance) => {
      const reach = Math.hypot(x, y)
      if (reach > 1) return nothing
      const vapour = layer(noise, x * fine + 9 + chance * 31, y * fine + 9, 4) * 1.6 * (1 - reach * reach)
      const soft = 0.32 * (1 - edge) + 0.05
      return [ease(0.5 - soft, 0.5 + soft, vapour), 0.3 * (vapour - 0.6)]
    }
  },
}

const thrown = new Map<string, number[][]>()

/** The grains of one print; the same for the same print, and larger ones are rare. */
function throwSpecks(count: number, size: number, chance: number): number[][] {
  const key = `${count} ${size} ${chance}`
  const known = thrown.get(key)
  if (known) return known
  const random = seedRandom(Math.round(count * 17 + chance * 1000))
  const specks = Array.from({ length: count }, () => {
    const [way, reach, grow] = [random() * 6.283, Math.sqrt(random()) * 0.97, random()]
    return [Math.cos(way) * reach, Math.sin(way) * reach, size * (0.3 + 0.7 * grow * grow)]
  })
  thrown.set(key, specks)
  return specks
}
