import { planPainting } from '../engine/plan.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.4, 0.1, 0.05],
  look: { saturation: 0.95, contrast: 1.04, edges: 0.3 },
})
