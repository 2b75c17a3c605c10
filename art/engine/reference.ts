import { labOfLight } from '../paint/colour.ts'
import { clamp, makeNoise } from '../paint/noise.ts'
import { blur } from './blur.ts'
import { findFlow } from './flow.ts'
import type { View } from './render-scene.ts'

/** The reference of a painting: color in OKLab and how to paint it, one entry a pixel in each plane. */
export interface Reference {
  width: number
  height: number
  l: Float32Array
  a: Float32Array
  b: Float32Array
  depth: Float32Array
  id: Int16Array
  detail: Float32Array
  /** The way of the brush, a unit vector, y downwards. */
  flowX: Float32Array
  flowY: Float32Array
  /** The way of the nearest edge, and how sharp it is. */
  edgeX: Float32Array
  edgeY: Float32Array
  sharpness: Float32Array
}

export interface Look {
  /** Factor on the strength of colours. */
  saturation: number
  /** Factor on lightness around `pivot`. */
  contrast: number
  pivot: number
  /** How much the brush follows edges of light instead of the scene's own flow, 0 to 1. */
  edges: number
}

/** Prepares a scene for painting. Ids wander a pixel or two, as outlines cut in by hand do. */
export function prepareReference(view: View, look: Look): Reference {
  const { width, height, seen, guide } = view
  const count = width * height
  const plane = () => new Float32Array(count)
  const [l, a, b, depth, detail, doubleX, doubleY] = Array.from({ length: 7 }, plane) as Planes
  const id = new Int16Array(count)
  const wander = makeNoise(4242)
  const scale = width / 2000
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const from = at * 4
      const light = (channel: number) => Math.max(0, seen[from + channel] ?? 0)
      const colour = labOfLight(light(0), light(1), light(2))
      l[at] = look.pivot + (colour[0] - look.pivot) * look.contrast
      a[at] = colour[1] * look.saturation
      b[at] = colour[2] * look.saturation
      depth[at] = seen[from + 3] ?? 0
      detail[at] = clamp(guide[from + 3] ?? 0)
      const u = (x * 0.11) / scale
      const v = (y * 0.11) / scale
      const besideX = Math.round(clamp(x + (wander(u, v) - 0.5) * 4.4 * scale, 0, width - 1))
      const besideY = Math.round(clamp(y + (wander(u + 50, v) - 0.5) * 4.4 * scale, 0, height - 1))
      id[at] = Math.round(guide[(besideY * width + besideX) * 4 + 2] ?? 0)
      // Doubled, an angle and its opposite are the same way, and ways can be averaged.
      const flowX = guide[from] ?? 0
      const flowY = -(guide[from + 1] ?? 0)
      const squared = flowX * flowX + flowY * flowY + 1e-9
      doubleX[at] = (flowX * flowX - flowY * flowY) / squared
      doubleY[at] = (2 * flowX * flowY) / squared
    }
  }
  const soft = blur(l, width, height, width / 700)
  const flow = findFlow(soft, doubleX, doubleY, width, height, look.edges)
  return { width, height, l, a, b, depth, id, detail, ...flow }
}

type Planes = [
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
]
