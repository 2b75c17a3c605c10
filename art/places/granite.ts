import { planPainting } from '../engine/plan.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.76, 0.05, 0.06],
  look: { saturation: 1, contrast: 1.05, edges: 0.25 },
})
