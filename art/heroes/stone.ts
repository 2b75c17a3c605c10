import { paintScene } from '../engine/paint-scene.ts'
import { defaultPasses, planPainting } from '../engine/plan.ts'
import type { Work } from '../work.ts'

const glsl = 'scenes/coast/scene.glsl'
const seed = 4
const size = [2000, 1250] as const

const plan = planPainting({
  ground: [0.5, 0.05, 0.04],
  look: { saturation: 1.15, contrast: 1.15, edges: 0.1 },
  passes: defaultPasses.filter((_, at) => at === 0 || at === 2 || at === 3),
})

/** Another stretch of the coast, painted with three brushes only. */
export const stone: Work = {
  master: 'work-stone.avif',
  seed,
  size,
  from: ['heroes/stone.ts', 'scenes/coast', 'engine/paint-scene.ts', 'paint'],
  paint: tools => paintScene({ glsl, seed, size, plan }, tools),
}
