/**
 * A triangle mesh with eight floats for each vertex: position, normal, openness (0 to 1, ambient occlusion), part
 * number.
 */
export interface Model {
  readonly vertices: Float32Array
  readonly indices: Uint16Array
}

export const floatsPerVertex = 8

/** The quantization box of positions, as in art/models/bake-head.ts. */
const box = { low: [-1.8, -2.36, -1.5], size: 4.2, steps: 4095 } as const

/**
 * Decodes the inflated output of art/models/pack-mesh.ts; parts count from 1. Throws a RangeError for truncated data.
 */
export function unpackMesh(bytes: Uint8Array): Model {
  let at = 0
  const word = () => {
    at += 2
    return (bytes[at - 2] ?? 0) | ((bytes[at - 1] ?? 0) << 8)
  }
  const parts = Array.from({ length: word() }, () => ({ vertices: word(), triangles: word() }))
  const total = parts.reduce((sum, { vertices }) => sum + vertices, 0)
  const [planes, codes] = [at, at + total * 9]
  if (total === 0 || bytes.length <= codes) throw new RangeError('The model data is truncated')
  const byte = (plane: number, vertex: number) => bytes[planes + plane * total + vertex] ?? 0

  const vertices = new Float32Array(total * floatsPerVertex)
  const indices = new Uint16Array(3 * parts.reduce((sum, { triangles }) => sum + triangles, 0))
  at = codes
  let vertex = 0
  let index = 0
  parts.forEach((part, partNumber) => {
    const first = vertex
    const sums = [0, 0, 0, 0, 0, 0]
    for (const end = vertex + part.vertices; vertex < end; vertex++) {
      for (let axis = 0; axis < 3; axis++) {
        const code = byte(axis * 2, vertex) | (byte(axis * 2 + 1, vertex) << 8)
        sums[axis] = (sums[axis] ?? 0) + (code & 1 ? -(code + 1) / 2 : code / 2)
        vertices[vertex * floatsPerVertex + axis] =
          (box.low[axis] ?? 0) + ((sums[axis] ?? 0) / box.steps) * box.size
        sums[axis + 3] = ((sums[axis + 3] ?? 0) + byte(axis + 6, vertex)) & 255
      }
      const [, , , u = 0, v = 0, open = 0] = sums
      vertices.set([...unfold(u, v), open / 31, partNumber + 1], vertex * floatsPerVertex + 3)
    }
    let newest = 0
    for (const end = index + 3 * part.triangles; index < end; index++) {
      let code = 0
      for (let shift = 0; ; shift += 7) {
        if (at >= bytes.length) throw new RangeError('The model data is truncated')
        const next = bytes[at++] ?? 0
        code |= (next & 127) << shift
        if (next < 128) break
      }
      indices[index] = first + newest - code
      if (code === 0) newest++
    }
  })
  return { vertices, indices }
}

/** A unit vector from its two-byte octahedral encoding. */
function unfold(u: number, v: number): [number, number, number] {
  const [a, b] = [u / 127.5 - 1, v / 127.5 - 1]
  const z = 1 - Math.abs(a) - Math.abs(b)
  const over = Math.max(0, -z)
  const [x, y] = [a - Math.sign(a) * over, b - Math.sign(b) * over]
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
