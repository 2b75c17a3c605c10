import { clamp, layer, makeNoise } from '../../paint/noise.ts'
import type { Point } from './curve.ts'
import { type Rgb, type Sheet, stain } from './sheet.ts'

interface Wash {
  /** The rim, closed by itself. */
  readonly outline: readonly Point[]
  readonly ink: Rgb
  readonly seed: number
  /** How much it covers, 0 to 1. */
  readonly cover?: number
  /** How uneven it is, 0 to 1. */
  readonly cloud?: number
}

const rows = 4

/** Fills a shape with thin paint: uneven inside, a little more of it towards the heights of the paper. */
export function layWash(sheet: Sheet, { outline, ink, seed, cover = 0.95, cloud = 0.3 }: Wash): void {
  const noise = makeNoise(seed)
  const { width, height, tooth } = sheet
  const ys = outline.map(([, y]) => y)
  const bottom = Math.min(height - 1, Math.ceil(Math.max(...ys)))
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= bottom; y += 1) {
    const inside = coverRow(outline, y, width)
    for (let x = inside.from; x <= inside.to; x += 1) {
      const part = inside.parts[x] ?? 0
      if (part <= 0) continue
      const at = y * width + x
      const uneven =
        1 - cloud * (layer(noise, x / 70, y / 34, 3) - 0.3) - 0.5 * cloud * (0.5 - (tooth[at] ?? 0.5))
      stain(sheet, at, ink, clamp(part * cover * uneven))
    }
  }
}

/** How much of every pixel of a row lies inside, from four lines through it. */
function coverRow(outline: readonly Point[], y: number, width: number) {
  const parts = new Float32Array(width)
  let [from, to] = [width, -1]
  for (let row = 0; row < rows; row += 1) {
    const crossings = findCrossings(outline, y + (row + 0.5) / rows)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const left = clamp(crossings[index] ?? 0, 0, width)
      const right = clamp(crossings[index + 1] ?? 0, 0, width)
      for (let x = Math.floor(left); x < right; x += 1) {
        parts[x] = (parts[x] ?? 0) + (Math.min(x + 1, right) - Math.max(x, left)) / rows
      }
      from = Math.min(from, Math.floor(left))
      to = Math.max(to, Math.min(width - 1, Math.ceil(right)))
    }
  }
  return { parts, from, to }
}

function findCrossings(outline: readonly Point[], y: number): number[] {
  const found: number[] = []
  outline.forEach(([x0, y0], index) => {
    const [x1, y1] = outline[(index + 1) % outline.length] ?? [x0, y0]
    if (y0 <= y !== y1 <= y) found.push(x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
  })
  return found.sort((a, b) => a - b)
}
