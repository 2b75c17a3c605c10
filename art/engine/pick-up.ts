import { clamp } from '../paint/noise.ts'
import type { Canvas } from './canvas.ts'
import type { Way } from './cover.ts'

/** The paint that lies under a way before the brush comes, in up to twelve places: three numbers of OKLab each. */
export function pickUp(canvas: Canvas, way: Way): Float32Array {
  const points = way.x.length
  const places = Math.min(points, 12)
  const found = new Float32Array(places * 3)
  for (let place = 0; place < places; place += 1) {
    const point = Math.min(points - 1, Math.round((place * (points - 1)) / (places - 1 || 1)))
    const x = clamp(Math.round(way.x[point] ?? 0), 0, canvas.width - 1)
    const y = clamp(Math.round(way.y[point] ?? 0), 0, canvas.height - 1)
    const at = y * canvas.width + x
    found[place * 3] = canvas.l[at] ?? 0
    found[place * 3 + 1] = canvas.a[at] ?? 0
    found[place * 3 + 2] = canvas.b[at] ?? 0
  }
  return found
}
