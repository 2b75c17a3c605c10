import { expect, test } from 'vitest'
import { readShader } from './engine/shader.ts'
import { gatherInput } from './input-digest.ts'

const list = async (...from: string[]) => [...(await gatherInput({ from })).keys()]

test('the input of a picture has the files that its scene includes, and no other scene’s', async () => {
  expect(await list('heroes/room.glsl')).toEqual(['heroes/room.glsl', 'engine/solids.glsl'])
  expect(await list('scenes/bust3d')).toContain('engine/solids.glsl') // by way of the head
  expect(await list('heroes/tide.glsl', 'engine/paint-scene.ts')).not.toContain('engine/solids.glsl')
})

test('a work that imports the engine depends on its prelude', async () => {
  expect(await list('heroes/painted.ts')).toContain('engine/prelude.glsl')
  expect(await list('flat/plates/sea.ts')).not.toContain('engine/prelude.glsl')
})

test('a specimen depends on the brush engine of the site, and not on the names of brushes', async () => {
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
