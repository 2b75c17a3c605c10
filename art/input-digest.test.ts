import { expect, test } from 'vitest'
import { readShader } from './engine/shader.ts'
import { gatherInput } from './input-digest.ts'

const list = async (...from: string[]) => [...(await gatherInput({ from })).keys()]

test('what a scene takes in has a say in its picture, and what another takes in has none', async () => {
  expect(await list('heroes/room.glsl')).toEqual(['heroes/room.glsl', 'engine/solids.glsl'])
  expect(await list('scenes/bust3d')).toContain('engine/solids.glsl') // by way of the head
  expect(await list('heroes/tide.glsl', 'engine/paint-scene.ts')).not.toContain('engine/solids.glsl')
})

test('whoever paints with the engine depends on its prelude', async () => {
  expect(await list('heroes/painted.ts')).toContain('engine/prelude.glsl')
  expect(await list('flat/plates/sea.ts')).not.toContain('engine/prelude.glsl')
})

test('what the canvases of the site share with a specimen has a say in it, and what only names brushes has none', async () => {
  const found = await list('brushes/works.ts')
  expect(found).toContain('../site/brushes/engine/tips-hand.ts')
  expect(found).toContain('../site/paint/noise.ts')
  expect(found).not.toContain('../site/brushes/brush-sets.ts')
})

test('a shader has what its scene takes in, once', async () => {
  const shader = await readShader('scenes/bust3d/scene.glsl', 1)
  expect(shader).not.toContain('#include')
  expect(shader.split('vec3 findNormal(').length).toBe(2)
})
