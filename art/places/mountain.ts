import { planPainting } from '../engine/plan.ts'
import { startWith } from './passes.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.62, 0.01, -0.05],
  passes: startWith(72),
  look: { saturation: 1.06, contrast: 1.08, edges: 0.2 },
})
