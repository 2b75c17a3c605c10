import { planPainting } from '../engine/plan.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.25, -0.02, 0.02],
  look: { saturation: 0.92, contrast: 1, edges: 0.3 },
})
