import type { Lab } from '../paint/colour.ts'
import { makeNoise } from '../paint/noise.ts'
import { seedRandom } from '../paint/random.ts'

/** A painting on its way: colour in OKLab and the height of the paint, one entry a pixel in each plane. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly l: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
  readonly paint: Float32Array
  readonly scratch: Scratch
}

/** Where one stroke lies, while it is being laid: filled anew by each, never cleared, hence the stroke's number. */
interface Scratch {
  stroke: number
  readonly owner: Int32Array
  readonly along: Float32Array
  readonly across: Float32Array
  readonly reach: Float32Array
  readonly touched: Int32Array
}

/** Linen under an unevenly rubbed ground. `weave` is how deep its threads lie; a width of 2000 shows them life-size. */
export function stretchCanvas(
  width: number,
  height: number,
  ground: Lab,
  weave: number,
  seed: number,
): Canvas {
  const count = width * height
  const canvas: Canvas = {
    width,
    height,
    l: new Float32Array(count).fill(ground[0]),
    a: new Float32Array(count).fill(ground[1]),
    b: new Float32Array(count).fill(ground[2]),
    paint: new Float32Array(count),
    scratch: {
      stroke: 0,
      owner: new Int32Array(count),
      along: new Float32Array(count),
      across: new Float32Array(count),
      reach: new Float32Array(count),
      touched: new Int32Array(count),
    },
  }
  const slub = makeNoise(seed + 99)
  const random = seedRandom(seed + 5)
  const scale = 2000 / width
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += 1) {
      const x = column * scale
      const y = row * scale
      const warp = Math.sin((x + 3 * slub(x * 0.02, y * 0.02)) * 1.35)
      const weft = Math.sin((y + 3 * slub(x * 0.02 + 40, y * 0.02)) * 1.35)
      const thread =
        (Math.max(warp, weft) * 0.6 + warp * weft * 0.3) * (0.7 + 0.6 * slub(x * 0.013, y * 0.11))
      canvas.paint[at] = weave * (thread * 0.5 + (random() - 0.5) * 0.15)
      canvas.l[at] = ground[0] + (slub(x * 0.006 + 9, y * 0.006) - 0.5) * 0.1 + (random() - 0.5) * 0.015
    }
  }
  return canvas
}
