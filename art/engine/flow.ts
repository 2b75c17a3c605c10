import { ease } from '../paint/noise.ts'
import { blur } from './blur.ts'

/** The ways of the brush and of the edges, each as two planes of unit vectors, y downwards. */
interface Flow {
  flowX: Float32Array
  flowY: Float32Array
  edgeX: Float32Array
  edgeY: Float32Array
  sharpness: Float32Array
}

/**
 * Blends the scene's flow (given as doubled angles) with the run of the edges in `lightness`. `edges` is how much the
 * edges may say where they are clear: a third keeps the hand of a painter, all of it looks like a filter.
 */
export function findFlow(
  lightness: Float32Array,
  doubleX: Float32Array,
  doubleY: Float32Array,
  width: number,
  height: number,
  edges: number,
): Flow {
  const tensorX = new Float32Array(lightness.length)
  const tensorY = new Float32Array(lightness.length)
  const sharpness = new Float32Array(lightness.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const dx = (lightness[at + 1] ?? 0) - (lightness[at - 1] ?? 0)
      const dy = (lightness[at + width] ?? 0) - (lightness[at - width] ?? 0)
      tensorX[at] = dy * dy - dx * dx
      tensorY[at] = -2 * dx * dy
      sharpness[at] = Math.sqrt(dx * dx + dy * dy)
    }
  }
  const sigma = (6 * width) / 2000
  const edgeX = blur(tensorX, width, height, sigma)
  const edgeY = blur(tensorY, width, height, sigma)
  const flowX = blur(doubleX, width, height, sigma * 0.6)
  const flowY = blur(doubleY, width, height, sigma * 0.6)
  for (let at = 0; at < lightness.length; at += 1) {
    const x = edgeX[at] ?? 0
    const y = edgeY[at] ?? 0
    const clear = Math.sqrt(x * x + y * y)
    const part = edges * ease(0, 3e-4, clear)
    const unit = clear > 0 ? part / clear : 0
    const angle = Math.atan2(
      (flowY[at] ?? 0) * (1 - part) + y * unit,
      (flowX[at] ?? 0) * (1 - part) + x * unit,
    )
    flowX[at] = Math.cos(angle / 2)
    flowY[at] = Math.sin(angle / 2)
    const edge = Math.atan2(y, x) / 2
    edgeX[at] = Math.cos(edge)
    edgeY[at] = Math.sin(edge)
  }
  return { flowX, flowY, edgeX, edgeY, sharpness }
}
