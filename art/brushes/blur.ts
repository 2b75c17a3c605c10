/** Blurs a picture of one number a pixel: three box blurs come close to a bell of `sigma` pixels. */
export function blur(source: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const reach = Math.max(1, Math.round(Math.sqrt(4 * sigma * sigma + 1) / 2 - 0.5))
  let from = source.slice()
  let to = new Float32Array(source.length)
  for (let round = 0; round < 3; round += 1) {
    for (let y = 0; y < height; y += 1) boxLine(from, to, y * width, 1, width, reach)
    ;[from, to] = [to, from]
    for (let x = 0; x < width; x += 1) boxLine(from, to, x, width, height, reach)
    ;[from, to] = [to, from]
  }
  return from
}

/** Means over `2 × reach + 1` neighbours along one row or column. */
function boxLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
) {
  const at = (index: number) => from[start + step * (index < 0 ? 0 : index >= count ? count - 1 : index)] ?? 0
  let sum = 0
  for (let index = -reach; index <= reach; index += 1) sum += at(index)
  for (let index = 0; index < count; index += 1) {
    to[start + step * index] = sum / (2 * reach + 1)
    sum += at(index + reach + 1) - at(index - reach)
  }
}
