import { clamp, ease, mix } from '../../paint/noise.ts'
import type { Print, Shapers } from './tip-shape.ts'

const nothing: Print = [0]
const rim = (inside: number) => clamp(inside / 0.03 + 0.5)

/** Leaves, grass and flowers, shaded from one side; stars and geometric shapes. */
export const natureTips: Shapers<
  'leaf' | 'frond' | 'blade' | 'flower' | 'tuft' | 'rose' | 'star' | 'ring' | 'polygon'
> = {
  leaf:
    ({ slim, bend, ribs, lobes }, chance) =>
    (x, y) => {
      const t = (x + 1) / 2
      if (t <= 0 || t >= 1) return nothing
      const side = y - bend * (chance > 0.5 ? 1 : -1) * (t - t * t) * 2
      const lobe = lobes > 0 ? 0.62 + 0.38 * Math.cos(t * lobes * 6.283 - 0.6) : 1
      const half = slim * Math.sin(Math.PI * t ** 0.82) ** 0.85 * lobe
      const away = Math.abs(side)
      const vein = away < 0.022 * (1.15 - t) ? 0.14 : 0
      const rib = ribs > 0 && Math.abs((((t * ribs - (away / slim) * 0.9) % 1) + 1.5) % 1) < 0.1 ? 0.05 : 0
      return [rim(half - away), vein + rib + (side < 0 ? 0.045 : -0.045) - 0.05 * (1 - t)]
    },
  frond:
    ({ pairs, slim }) =>
    (x, y) => {
      const t = (x + 1) / 2
      if (t <= 0 || t >= 1) return nothing
      const stalk = rim(0.022 * (1.2 - t) - Math.abs(y))
      const place = (t - Math.abs(y) * 0.55) * pairs
      const from = (Math.floor(place) + 0.5) / pairs
      const long = 0.62 * Math.sin(Math.PI * clamp(from * 0.9 + 0.08)) ** 0.7
      const way = Math.abs(y) / Math.max(0.01, long)
      const half = way < 1 ? slim * Math.sin(Math.PI * clamp(way * 0.85 + 0.13)) : -1
      const leaflet = half > 0 ? rim((half - Math.abs((place % 1) - 0.5)) * 0.12) : 0
      return [Math.max(stalk, leaflet), (y < 0 ? 0.05 : -0.04) + 0.05 * way]
    },
  blade:
    ({ bend, wave, thick }, chance) =>
    (x, y) => {
      const t = (x + 1) / 2
      if (t <= 0 || t >= 1) return nothing
      const sway = wave > 0 ? 0.1 * Math.sin(t * wave * 6.283 + chance * 6) * t : 0
      const middle = bend * (chance > 0.5 ? 1 : -0.6) * t * t + sway
      const half = thick * (1 - t) ** 0.8 * (0.4 + 0.6 * ease(0, 0.3, t)) + 0.004
      return [rim(half - Math.abs(y - middle)), 0.1 * (t - 0.5) + (y < middle ? 0.03 : -0.03)]
    },
  flower:
    ({ petals, notch, heart, tip }, chance) =>
    (x, y) => {
      const [way, reach] = [Math.atan2(y, x) + chance, Math.hypot(x, y)]
      if (reach < heart) return [1, 0.12 * (0.5 - reach / heart), 1]
      const petal = Math.abs((((((way / 6.283) * petals) % 1) + 1) % 1) - 0.5) * 2
      const round = (1 - petal ** mix(2.6, 1.1, tip)) ** 0.5
      const far = mix(1 - notch, 1, round) * 0.97
      const shade = 0.1 * (reach - 0.6) - 0.09 * petal ** 3 - 0.12 * ease(heart + 0.16, heart, reach)
      return [rim(far - reach), shade]
    },
  tuft:
    ({ threads, knob }, chance) =>
    (x, y) => {
      const [way, reach] = [Math.atan2(y, x) + chance, Math.hypot(x, y)]
      const place = (way / 6.283 + 1) * threads
      const index = Math.floor(place)
      const long = 0.62 + 0.36 * ((Math.sin(index * 91.7 + chance * 50) * 43.7) % 1) ** 2
      const aside = (Math.abs(place - index - 0.5) / threads) * 6.283 * reach
      const thread = reach < long ? clamp((0.02 - aside) / 0.03 + 0.5) * 0.9 : 0
      const end = knob > 0 ? clamp((knob - Math.hypot(aside, reach - long)) / 0.03 + 0.5) : 0
      return [Math.max(thread, end), 0.12 * (reach - 0.5), end > 0.3 ? 1 : 0]
    },
  rose: (_, chance) => (x, y) => {
    const [way, reach] = [Math.atan2(y, x) + chance * 6.3, Math.hypot(x, y)]
    const wound = reach * 4.2 + way / 6.283 + 0.25 * Math.sin(way * 3 + reach * 9)
    const fold = ((wound % 1) + 1) % 1
    return [rim(0.86 + 0.09 * Math.cos(way * 5 + 1) - reach), 0.16 * fold - 0.16 + 0.12 * reach]
  },
  star:
    ({ rays }) =>
    (x, y) => {
      const [way, reach] = [Math.atan2(y, x), Math.hypot(x, y)]
      const glow = 0.85 * Math.exp(-60 * reach * reach) + 0.1 * Math.exp(-9 * reach * reach)
      const fading = 1 - ease(0.8, 1, reach)
      if (rays === 0) return [clamp(glow) * fading]
      const aside = Math.abs(Math.sin((way * rays) / 2)) * reach
      return [clamp(glow * fading + Math.exp(-((aside / 0.028) ** 2)) * (1 - ease(0, 1, reach)) ** 1.6)]
    },
  ring:
    ({ wide, fill }) =>
    (x, y) => {
      const reach = Math.hypot(x, y)
      const inside = ease(0.96 - wide, 1 - wide, reach)
      return [(1 - ease(0.94, 1, reach)) * Math.max(fill, inside), 0.1 * inside]
    },
  polygon:
    ({ sides, turn }, chance) =>
    (x, y) => {
      const way = Math.atan2(y, x) - (turn * Math.PI) / 180
      const slice = 6.283 / sides
      const within = (((way % slice) + slice) % slice) - slice / 2
      const reach = (Math.hypot(x, y) * Math.cos(within)) / Math.cos(slice / 2)
      return [clamp((0.96 - reach) / 0.03 + 0.5), 0.04 * (chance - 0.5)]
    },
}
