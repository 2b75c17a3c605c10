import { planPainting } from '../../engine/plan.ts'
import { makeSceneWork } from '../../engine/scene-work.ts'

/** Wattle in a blue jug, with lemons and a pear. */
export const still = makeSceneWork({
  name: 'still',
  seed: 1,
  size: [2000, 1600],
  plan: planPainting({
    ground: [0.42, 0.04, 0.05],
    look: { saturation: 1.05, edges: 0.15 },
    finish: { relief: 0.95, gloss: 0.12 },
  }),
})
