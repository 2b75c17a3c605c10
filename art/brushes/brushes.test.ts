import { expect, test } from 'vitest'
import type { Brush } from '../../site/brushes/brush.ts'
import { brushSets } from '../../site/brushes/brush-sets.ts'
import { toByte } from '../../site/brushes/engine/light.ts'
import { grounds } from '../../site/brushes/grounds.ts'
import { toLight } from '../../site/paint/colour.ts'
import { inTurn } from '../../test/loop-count.ts'
import { brushSpecimens } from './entries.ts'
import { paintSpecimen } from './specimen.ts'
import { seedOf } from './works.ts'

const size = [280, 80] as const
const all = brushSets.flatMap(set => set.brushes.map(brush => ({ set, brush })))

interface SpecimenPixels {
  pixels: Uint8Array
  /** The pixels of the unpainted sheet. */
  bare: readonly number[]
}

/** The sets whose brushes are painted: all of them in `npm run sweep`. */
const paintedSets = inTurn(brushSets, 3)
const paintedBrushes = all.filter(({ set }) => paintedSets.includes(set))

const painted = new Map<Brush, SpecimenPixels>(
  paintedBrushes.map(({ set, brush }) => {
    const bare = toLight(grounds[brush.ground ?? 'paper']).map(toByte)
    return [brush, { pixels: paintSpecimen(brush, seedOf(set, brush), size), bare }]
  }),
)

function getPainted(brush: Brush): SpecimenPixels {
  const found = painted.get(brush)
  if (!found) throw new Error(`${brush.id} was not painted`)
  return found
}

/** The part of the sheet that is not bare any more. */
function measureCover({ pixels, bare }: SpecimenPixels): number {
  let covered = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const far = [0, 1, 2].some(channel => Math.abs((pixels[at + channel] ?? 0) - (bare[channel] ?? 0)) > 14)
    covered += far ? 1 : 0
  }
  return (covered * 3) / pixels.length
}

/** How differently two sheets were painted: 0 the same, 1 when no touch of one lies on one of the other. */
function measureDifference(one: SpecimenPixels, other: SpecimenPixels): number {
  let [apart, amount] = [0, 0]
  for (let at = 0; at < one.pixels.length; at += 1) {
    const first = (one.pixels[at] ?? 0) - (one.bare[at % 3] ?? 0)
    const second = (other.pixels[at] ?? 0) - (other.bare[at % 3] ?? 0)
    apart += Math.abs(first - second)
    amount += Math.abs(first) + Math.abs(second)
  }
  return apart / amount
}

test('there are at least 18 sets and 204 brushes', () => {
  expect(brushSets.length).toBeGreaterThanOrEqual(18)
  expect(all.length).toBeGreaterThanOrEqual(204)
  expect(brushSpecimens).toHaveLength(all.length)
})

test('every brush leaves paint, and leaves paper', () => {
  const wrong = paintedBrushes
    .map(({ set, brush }) => ({ name: `${set.id}/${brush.id}`, cover: measureCover(getPainted(brush)) }))
    .filter(({ cover }) => cover < 0.01 || cover > 0.9)
  expect(wrong).toEqual([])
})

test('no two brushes of a set paint nearly the same', () => {
  const alike = paintedSets.flatMap(({ id, brushes }) =>
    brushes.flatMap((one, index) =>
      brushes
        .slice(index + 1)
        .filter(other => measureDifference(getPainted(one), getPainted(other)) < 0.25)
        .map(other => `${id}: ${one.id} and ${other.id}`),
    ),
  )
  expect(alike).toEqual([])
})

test('the same brush and seed paint the same bytes, another seed others', () => {
  const [first] = all
  if (!first) throw new Error('No brush at all')
  const { set, brush } = first
  expect(paintSpecimen(brush, seedOf(set, brush), size)).toEqual(getPainted(brush).pixels)
  expect(paintSpecimen(brush, 1, size)).not.toEqual(getPainted(brush).pixels)
})

test.each(['en', 'cn', 'jp'] as const)('names are unique in %s', language => {
  const names = [...all.map(({ brush }) => brush), ...brushSets].map(({ name }) => name[language])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('ids make good file names and are unique in their set', () => {
  for (const { id, brushes } of brushSets) {
    const ids = brushes.map(brush => brush.id)
    expect([id, ...ids].filter(name => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  }
})
