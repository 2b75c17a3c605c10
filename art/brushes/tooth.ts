import type { Tooth } from '../../site/brushes/brush.ts'
import { type Surface, teeth } from '../../site/brushes/engine/teeth.ts'
import { layer, makeNoise } from '../paint/noise.ts'

/** A sheet that goes on without a seam: no tile has to close. */
const seamless: Surface = {
  noise(across, down, seed) {
    const noise = makeNoise(seed)
    return (x, y) => noise(x * across, y * down)
  },
  layers(lumps, octaves) {
    const noise = makeNoise(11)
    return (x, y) => layer(noise, x * lumps, y * lumps, octaves)
  },
  wave: radians => radians,
}

const maps = new Map<string, Float32Array>()

/** The ground's height at every pixel of a sheet, row by row; worked out once for all sheets of a size. */
export function mapTooth(kind: Tooth, width: number, height: number): Float32Array {
  const key = `${kind} ${width} ${height}`
  const known = maps.get(key)
  if (known) return known
  const heightAt = teeth[kind](seamless)
  const map = Float32Array.from({ length: width * height }, (_, at) =>
    heightAt(at % width, Math.floor(at / width)),
  )
  maps.set(key, map)
  return map
}
