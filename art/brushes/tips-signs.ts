import { clamp, ease } from '../paint/noise.ts'
import type { Shapers } from './tips.ts'

/** Points of light and plain figures. */
export const signTips: Shapers<'star' | 'ring' | 'polygon'> = {
  star:
    ({ rays }) =>
    (x, y) => {
      const [way, reach] = [Math.atan2(y, x), Math.hypot(x, y)]
      const glow = 0.85 * Math.exp(-60 * reach * reach) + 0.1 * Math.exp(-9 * reach * reach)
      if (rays === 0) return [clamp(glow) * (1 - ease(0.8, 1, reach))]
      const aside = Math.abs(Math.sin((way * rays) / 2)) * reach
      const ray = Math.exp(-((aside / 0.028) ** 2)) * (1 - ease(0, 1, reach)) ** 1.6
      return [clamp(glow * (1 - ease(0.8, 1, reach)) + ray)]
    },
  ring:
    ({ wide, fill }) =>
    (x, y) => {
      const reach = Math.hypot(x, y)
      const outside = 1 - ease(0.94, 1, reach)
      const inside = ease(0.96 - wide, 1 - wide, reach)
      return [outside * Math.max(fill, inside), 0.1 * inside]
    },
  polygon:
    ({ sides, turn }) =>
    (x, y, chance) => {
      const way = Math.atan2(y, x) - (turn * Math.PI) / 180
      const slice = 6.283 / sides
      const within = (((way % slice) + slice) % slice) - slice / 2
      const reach = (Math.hypot(x, y) * Math.cos(within)) / Math.cos(slice / 2)
      return [clamp((0.96 - reach) / 0.03 + 0.5), 0.04 * (chance - 0.5)]
    },
}
