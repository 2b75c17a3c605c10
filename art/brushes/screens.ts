import type { Screen } from '../../site/brushes/brush.ts'
import { clamp } from '../paint/noise.ts'

const saw = (value: number) => Math.abs(value - Math.floor(value) - 0.5)

/** For a place in cells of one by one: from which cover on it is inked, 0 to 1. */
const thresholds: Readonly<Record<Screen, (u: number, v: number) => number>> = {
  dots: (u, v) => {
    const reach = Math.hypot(saw(u) - 0.5, saw(v) - 0.5)
    return reach < 0.5 ? Math.PI * reach * reach : clamp(0.785 + (reach - 0.5) * 1.04)
  },
  lines: (_, v) => 1 - 2 * saw(v),
  squares: (u, v) => (1 - 2 * Math.min(saw(u), saw(v))) ** 2,
  crossed: (u, v) => {
    const [one, other] = [1 - 2 * saw(u), 1 - 2 * saw(v)]
    return Math.min(one * 0.55, 0.42 + other * 0.58)
  },
  rings: (u, v) => {
    const reach = Math.hypot(saw(u) - 0.5, saw(v) - 0.5)
    return clamp(Math.abs(reach - 0.3) * 3.2)
  },
  waves: (u, v) => 1 - 2 * saw(v + 0.28 * Math.sin(u * 2.4)),
  diamonds: (u, v) => clamp(1 - saw(u) - saw(v)),
  rays: (u, v) => 1 - 2 * saw((Math.atan2(v - 25, u - 27) / Math.PI) * 62),
}

/** Turns a cover into ink or none at a pixel, with one soft pixel between. */
export function screenInk(
  cover: number,
  x: number,
  y: number,
  { kind, pitch, angle }: { kind: Screen; pitch: number; angle: number },
): number {
  const way = (angle * Math.PI) / 180
  const u = (x * Math.cos(way) - y * Math.sin(way)) / pitch
  const v = (x * Math.sin(way) + y * Math.cos(way)) / pitch
  const soft = 1.3 / pitch
  return clamp((cover * 1.08 - thresholds[kind](u, v)) / soft + 0.5) * clamp(cover * 12)
}
