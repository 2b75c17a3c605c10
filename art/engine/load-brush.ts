import type { Lab } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'

/** Chroma above which paint is toned down, lest jitter drive it out of what a screen shows. */
const strong = 0.13

/** Two paints near the wanted colour, as a brush dipped twice holds them; `jitter` is how near. */
export function loadBrush([l, a, b]: Lab, jitter: number, random: Random): [Lab, Lab] {
  const off = () => random() - 0.5
  const wanted = Math.sqrt(a * a + b * b) * (1 + off() * 0.36 * jitter) + 0.006 * jitter
  const chroma = wanted < strong ? wanted : strong + (wanted - strong) * 0.55
  const hue = Math.atan2(b, a) + off() * 0.5 * jitter
  const first: Lab = [l + off() * 0.05 * jitter, chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const other = hue + off() * 0.9 * jitter
  const lightness = first[0] + off() * 0.07 * jitter
  return [first, [lightness, chroma * 1.04 * Math.cos(other), chroma * 1.04 * Math.sin(other)]]
}
