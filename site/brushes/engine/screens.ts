import { clamp } from '../../paint/noise.ts'
import type { StampPaint } from '../brush.ts'

type Screening = NonNullable<StampPaint['screen']>

const saw = (value: number) => Math.abs(value - Math.floor(value) - 0.5)

/** The coverage threshold, 0 to 1, by position in cells of one by one. */
const thresholds: Readonly<Record<Screening['kind'], (u: number, v: number) => number>> = {
  dots: (u, v) => {
    const reach = Math.hypot(saw(u) - 0.5, saw(v) - 0.5)
    return reach < 0.5 ? Math.PI * reach * reach : clamp(0.785 + (reach - 0.5) * 1.04)
  },
  lines: (_, v) => 1 - 2 * saw(v),
  squares: (u, v) => (1 - 2 * Math.min(saw(u), saw(v))) ** 2,
  crossed: (u, v) => Math.min((1 - 2 * saw(u)) * 0.55, 0.42 + (1 - 2 * saw(v)) * 0.58),
  rings: (u, v) => clamp(Math.abs(Math.hypot(saw(u) - 0.5, saw(v) - 0.5) - 0.3) * 3.2),
  waves: (u, v) => 1 - 2 * saw(v + 0.28 * Math.sin(u * 2.4)),
  diamonds: (u, v) => clamp(1 - saw(u) - saw(v)),
  rays: (u, v) => 1 - 2 * saw((Math.atan2(v - 25, u - 27) / Math.PI) * 62),
}

/** Applies a halftone screen to coverage, with one antialiased pixel; `scale`: pixels per pixel of the specimen. */
export function makeScreen({ kind, pitch, angle }: Screening, scale: number) {
  const way = (angle * Math.PI) / 180
  const cell = pitch * scale
  const [cos, sin, soft] = [Math.cos(way) / cell, Math.sin(way) / cell, 1.3 / cell]
  const threshold = thresholds[kind]
  return (cover: number, x: number, y: number): number =>
    clamp((cover * 1.08 - threshold(x * cos - y * sin, x * sin + y * cos)) / soft + 0.5) * clamp(cover * 12)
}
