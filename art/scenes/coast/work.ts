import { planPainting } from '../../engine/plan.ts'
import { makeSceneWork } from '../../engine/scene-work.ts'

/** Dolerite at first light; the home page begins with it. */
export const coast = makeSceneWork({
  name: 'coast',
  seed: 1,
  size: [2000, 1250],
  plan: planPainting({ ground: [0.66, 0.06, 0.07], look: { saturation: 1.1, contrast: 1.1 } }),
})
