import { prepareBrowser } from '../engine/browser.ts'
import { place, writeWhole } from '../files.ts'
import { type Part, packMesh } from './pack-mesh.ts'
import { distanceAt, type Field, normalAt, sampleField } from './sample-field.ts'
import { simplify } from './simplify.ts'
import { findSurface, type Mesh } from './surface-nets.ts'

/** Skin, hair and coat of `scenes/head`, cut off below the shoulders: `node art/models/bake-head.ts`. */
const parts = [
  { most: 5500, weigh: ([, y, z]: readonly [number, number, number]) => (z > 0.2 && y > -1.2 ? 5 : 1) },
  { most: 3000, weigh: () => 1 },
  { most: 1750, weigh: () => 1 },
] as const
const low = [-1.8, -2.36, -1.5] as const
const high = [1.8, 1.75, 1.5] as const
const step = 0.02

const { browser, close } = prepareBrowser()
try {
  const counts = [0, 1, 2].map(axis => Math.round(((high[axis] ?? 0) - (low[axis] ?? 0)) / step) + 1)
  const [columns = 0, rows = 0, slices = 0] = counts
  const { field, blossoms } = await sampleField(await browser(), {
    low,
    step,
    counts: [columns, rows, slices],
  })
  const baked = parts.map(({ most, weigh }, part) => {
    const mesh = dropUnused(simplify(leaveHidden(findSurface(field, part), field, part), most, weigh))
    return describe(mesh, field, part)
  })
  const bytes = packMesh(baked, { low, size: 4.2 })
  await writeWhole(place('public/models/head.bin'), bytes)
  const points = baked.reduce((sum, { places }) => sum + places.length / 3, 0)
  const triangles = baked.reduce((sum, { corners }) => sum + corners.length / 3, 0)
  console.log(`public/models/head.bin: ${points} points, ${triangles} triangles, ${bytes.length} bytes`)
  const rolls = blossoms.map(({ chance, kind }) => `[${chance.toFixed(3)}, ${Number(kind < 0.4)}]`)
  console.log(`the crown: ${rolls.join(', ')}`)
} finally {
  await close()
}

/** Without the triangles that lie deep inside another part. */
function leaveHidden(mesh: Mesh, field: Field, part: number): Mesh {
  const others = parts.map((_, other) => other).filter(other => other !== part)
  const isDeep = Array.from({ length: mesh.places.length / 3 }, (_, at) => {
    const p = mesh.places.slice(at * 3, at * 3 + 3)
    return others.some(other => distanceAt(field, other, p) < -0.07)
  })
  const corners: number[] = []
  for (let at = 0; at < mesh.corners.length; at += 3) {
    const triangle = mesh.corners.slice(at, at + 3)
    if (!triangle.every(corner => isDeep[corner])) corners.push(...triangle)
  }
  return dropUnused({ places: mesh.places, corners })
}

function dropUnused({ places, corners }: Mesh): Mesh {
  const used = [...new Set(corners)].sort((a, b) => a - b)
  const numbers = new Map(used.map((old, now) => [old, now]))
  return {
    places: used.flatMap(old => places.slice(old * 3, old * 3 + 3)),
    corners: corners.map(old => numbers.get(old) ?? 0),
  }
}

/** Which way each point looks, and how much of the room it sees past the whole figure, flowers included. */
function describe(mesh: Mesh, field: Field, part: number): Part {
  const normals: number[] = []
  const open: number[] = []
  for (let at = 0; at < mesh.places.length; at += 3) {
    const p = mesh.places.slice(at, at + 3)
    const normal = normalAt(field, part, p)
    normals.push(...normal)
    let closed = 0
    let strength = 1
    for (let reach = 1; reach < 8; reach += 1) {
      const far = 0.06 * reach
      const away = distanceAt(
        field,
        3,
        p.map((value, axis) => value + (normal[axis] ?? 0) * far),
      )
      closed += Math.max(0, far - away) * strength
      strength *= 0.72
    }
    open.push(Math.min(1, Math.max(0, 1 - 1.5 * closed)))
  }
  return { ...mesh, normals, open }
}
