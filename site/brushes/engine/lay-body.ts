import type { BodyPaint } from '../brush.ts'
import type { Lay } from './lay-dry.ts'
import { lightOf, toByte } from './light.ts'

const [lx, ly, lz] = [-0.5433, -0.6421, 0.5433] as const
const [hx, hy, hz] = [-0.3094, -0.3657, 0.8778] as const
const still = hz ** 32
const relief = 1.05 / 40

/** Composites thick paint with lighting from the upper left: shading by height, and a little gloss. */
export function makeBodyLay({ gloss }: BodyPaint, opacity: number): Lay {
  return ({ width, height, cover, rgb, body, from, to }, paper, shown, box) => {
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = from[y] ?? 0, right = to[y] ?? 0; x < right; x++) {
        const pixel = y * width + x
        const held = Math.min(1, (cover[pixel] ?? 0) * 1.15) * opacity
        const at = pixel * 4
        if (held < 0.01) {
          shown[at] = paper[at] ?? 0
          shown[at + 1] = paper[at + 1] ?? 0
          shown[at + 2] = paper[at + 2] ?? 0
          continue
        }
        const slopeX =
          ((body[x < width - 1 ? pixel + 1 : pixel] ?? 0) - (body[x > 0 ? pixel - 1 : pixel] ?? 0)) * relief
        const slopeY =
          ((body[y < height - 1 ? pixel + width : pixel] ?? 0) - (body[y > 0 ? pixel - width : pixel] ?? 0)) *
          relief
        const flat = 1 / Math.sqrt(slopeX * slopeX + slopeY * slopeY + 1)
        const facing = Math.min(1.9, Math.max(0.25, ((-slopeX * lx - slopeY * ly + lz) * flat) / lz))
        const shine =
          gloss > 0 ? Math.max(0, Math.max(0, (-slopeX * hx - slopeY * hy + hz) * flat) ** 32 - still) : 0
        const shade = 1 + (facing - 1) * 0.6
        for (let channel = 0; channel < 3; channel++) {
          const own = (lightOf[rgb[pixel * 3 + channel] ?? 0] ?? 0) * shade + gloss * shine
          const under = lightOf[paper[at + channel] ?? 0] ?? 0
          shown[at + channel] = toByte(under + (own - under) * held)
        }
      }
    }
  }
}
