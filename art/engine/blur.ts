/** A soft copy of a plane: three box blurs, which come close to a Gaussian of `sigma` pixels. */
export function blur(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const result = plane.slice()
  if (sigma < 0.4) return result
  const between = new Float32Array(plane.length)
  const reach = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5))
  for (let round = 0; round < 3; round += 1) {
    blurRows(result, between, width, height, reach)
    blurColumns(between, result, width, height, reach)
  }
  return result
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const share = 1 / (2 * reach + 1)
  const last = width - 1
  for (let start = 0; start < width * height; start += width) {
    let sum = 0
    for (let x = -reach; x <= reach; x += 1) sum += from[start + Math.min(last, Math.max(0, x))] ?? 0
    for (let x = 0; x < width; x += 1) {
      to[start + x] = sum * share
      sum += (from[start + Math.min(last, x + reach + 1)] ?? 0) - (from[start + Math.max(0, x - reach)] ?? 0)
    }
  }
}

function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (2 * reach + 1)
  const last = height - 1
  const sums = new Float64Array(width)
  for (let y = -reach; y <= reach; y += 1) {
    const start = Math.min(last, Math.max(0, y)) * width
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (from[start + x] ?? 0)
  }
  for (let y = 0; y < height; y += 1) {
    const enters = Math.min(last, y + reach + 1) * width
    const leaves = Math.max(0, y - reach) * width
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0
      to[y * width + x] = sum * share
      sums[x] = sum + (from[enters + x] ?? 0) - (from[leaves + x] ?? 0)
    }
  }
}
