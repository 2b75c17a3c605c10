import { blur } from './blur.ts'
import type { Canvas } from './canvas.ts'
import type { Reference } from './reference.ts'

/** The target of a paint pass: the reference, blurred by the size of the brush. */
export interface Target {
  l: Float32Array
  a: Float32Array
  b: Float32Array
  /** How far the canvas is from it at a pixel, in OKLab. */
  difference(at: number): number
}

export function blurTarget(reference: Reference, canvas: Canvas, sigma: number): Target {
  const { width, height } = reference
  const l = blur(reference.l, width, height, sigma)
  const a = blur(reference.a, width, height, sigma)
  const b = blur(reference.b, width, height, sigma)
  const difference = (at: number) => {
    const dl = (l[at] ?? 0) - (canvas.l[at] ?? 0)
    const da = (a[at] ?? 0) - (canvas.a[at] ?? 0)
    const db = (b[at] ?? 0) - (canvas.b[at] ?? 0)
    return Math.sqrt(dl * dl + da * da + db * db)
  }
  return { l, a, b, difference }
}
