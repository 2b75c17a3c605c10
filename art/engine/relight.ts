import { lightOfLab, toScreen } from '../paint/colour.ts'
import { clamp } from '../paint/noise.ts'
import type { Canvas } from './canvas.ts'

export interface Finish {
  /** How strongly the height of the paint catches the light. */
  relief: number
  /** How much the varnish shines. */
  gloss: number
}

/** From the upper left, as painters hang their lamps. */
const lamp = normalise([-0.55, -0.65, 0.55])

const screen = Uint8Array.from({ length: 4096 }, (_, i) => Math.round(255 * toScreen(i / 4095)))
const show = (light: number) => screen[Math.floor(clamp(light) * 4095)] ?? 0

/** The canvas as it looks under a lamp from the upper left: red, green, blue, a byte each, row by row. */
export function relight(canvas: Canvas, { relief, gloss }: Finish): Uint8Array {
  const { width, height, l, a, b, paint } = canvas
  const pixels = new Uint8Array(width * height * 3)
  const [lx, ly, lz] = lamp
  const [hx, hy, hz] = normalise([lx, ly, lz + 1])
  const flat = hz ** 32
  for (let y = 0, at = 0; y < height; y += 1) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x += 1, at += 1) {
      const dx = ((paint[x < width - 1 ? at + 1 : at] ?? 0) - (paint[x > 0 ? at - 1 : at] ?? 0)) * relief
      const dy = ((paint[at + down] ?? 0) - (paint[at + up] ?? 0)) * relief
      const steep = 1 / Math.sqrt(dx * dx + dy * dy + 1)
      const facing = ((-dx * lx - dy * ly + lz) * steep) / lz
      const mirrored = Math.max(0, (-dx * hx - dy * hy + hz) * steep)
      const shine = gloss * Math.max(0, mirrored ** 32 - flat)
      const lit = 1 + (clamp(facing, 0.25, 1.9) - 1) * 0.62
      const [red, green, blue] = lightOfLab(l[at] ?? 0, a[at] ?? 0, b[at] ?? 0)
      pixels[at * 3] = show(red * lit + shine)
      pixels[at * 3 + 1] = show(green * lit + shine)
      pixels[at * 3 + 2] = show(blue * lit + shine)
    }
  }
  return pixels
}

function normalise([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
