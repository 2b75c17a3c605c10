import { mix } from '../paint/noise.ts'
import type { Random } from '../paint/random.ts'
import type { Canvas } from './canvas.ts'
import type { Pass } from './plan.ts'
import type { Reference } from './reference.ts'
import type { Target } from './target.ts'

/** Where a stroke begins, as the index of its pixel, and when it is its turn: low comes first. */
interface Place {
  at: number
  turn: number
}

/** Looks over the canvas square by square and finds where it is not yet as it should be; far things come first. */
export function findPlaces(
  canvas: Canvas,
  reference: Reference,
  target: Target,
  pass: Pass,
  square: number,
  random: Random,
): Place[] {
  const { width, height } = canvas
  const stride = Math.max(1, Math.floor(square / 6))
  const places: Place[] = []
  for (let top = 0; top < height; top += square) {
    for (let left = 0; left < width; left += square) {
      let worst = -1
      let worstAt = -1
      let sum = 0
      let count = 0
      for (let y = Math.floor(top); y < Math.min(height, top + square); y += stride) {
        for (let x = Math.floor(left); x < Math.min(width, left + square); x += stride) {
          const at = y * width + x
          const weight = mix(1 - pass.heed, 1, reference.detail[at] ?? 0)
          const error = target.difference(at) * weight
          sum += error
          count += 1
          if (error > worst) {
            worst = error
            worstAt = at
          }
        }
      }
      if (count === 0 || (pass.threshold > 0 && sum / count < pass.threshold)) continue
      if (pass.threshold <= 0) {
        const x = Math.min(width - 1, Math.floor(left + random() * square))
        const y = Math.min(height - 1, Math.floor(top + random() * square))
        worstAt = y * width + x
      }
      const depth = Math.max(0, reference.depth[worstAt] ?? 0)
      places.push({ at: worstAt, turn: random() * 0.5 - Math.log(1 + depth) })
    }
  }
  return places.sort((one, other) => one.turn - other.turn)
}
