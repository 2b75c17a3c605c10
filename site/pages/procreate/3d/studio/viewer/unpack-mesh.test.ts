import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packMesh } from '../../../../../../art/models/pack-mesh.ts'
import { createCrown, mergeModels } from './crown.ts'
import { floatsPerVertex, type Model, unpackMesh } from './unpack-mesh.ts'

const box = { low: [-1.8, -2.36, -1.5], size: 4.2 } as const
const square = {
  places: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0],
  corners: [0, 1, 2, 0, 2, 3],
  normals: [0, 0, 1, 0, 0.6, -0.8, -1, 0, 0, 0.577, -0.577, -0.577],
  open: [1, 0.5, 0, 0.25],
}

/** The attributes of each vertex in index order. */
const listVertices = ({ vertices, indices }: Model) =>
  [...indices].map(index => [...vertices.slice(index * floatsPerVertex, (index + 1) * floatsPerVertex)])

test('a model that was packed is unpacked: triangles, places, normals, openness and parts', () => {
  const model = unpackMesh(inflateRawSync(packMesh([square, square], box)))
  expect(model.indices).toHaveLength(12)
  const seen = listVertices(model)
  const expected = [...square.corners, ...square.corners].map((corner, at) => [
    ...square.places.slice(corner * 3, corner * 3 + 3),
    ...square.normals.slice(corner * 3, corner * 3 + 3),
    square.open[corner] ?? 0,
    at < 6 ? 1 : 2,
  ])
  const rounded = (rows: readonly (readonly number[])[]) =>
    rows.map(row => row.map(value => Math.round(value * 10) / 10 + 0).join()).sort()
  expect(rounded(seen)).toEqual(rounded(expected))
})

test('the head is whole: three parts, normals of length 1, no corner without a point', async () => {
  const { vertices, indices } = unpackMesh(inflateRawSync(await readFile('public/models/head.bin')))
  const count = vertices.length / floatsPerVertex
  expect(indices.length / 3).toBeGreaterThan(8000)
  expect(Math.max(...indices)).toBe(count - 1)
  const parts = new Set<number>()
  for (let at = 0; at < vertices.length; at += floatsPerVertex) {
    expect(Math.hypot(...vertices.slice(at + 3, at + 6))).toBeCloseTo(1, 3)
    parts.add(vertices[at + 7] ?? 0)
  }
  expect([...parts].sort()).toEqual([1, 2, 3])
})

test('a model that is cut off is refused', async () => {
  const whole = inflateRawSync(await readFile('public/models/head.bin'))
  for (const length of [0, 3, 40, 20_000, whole.length - 1]) {
    expect(() => unpackMesh(whole.subarray(0, length))).toThrow(RangeError)
  }
})

test('head and crown together are few enough points for 16-bit corners', async () => {
  const head = unpackMesh(inflateRawSync(await readFile('public/models/head.bin')))
  const crown = createCrown()
  const both = mergeModels(head, crown)
  expect(both.vertices.length).toBe(head.vertices.length + crown.vertices.length)
  expect(both.vertices.length / floatsPerVertex).toBeLessThan(65_536)
  expect(both.vertices.every(Number.isFinite)).toBe(true)
  expect(Math.max(...both.indices)).toBe(both.vertices.length / floatsPerVertex - 1)
})
