import { planPainting } from '../engine/plan.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.55, 0.0, -0.03],
  look: { saturation: 0.95, contrast: 1.03, edges: 0.2 },
})
