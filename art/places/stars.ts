import { planPainting } from '../engine/plan.ts'
import { startWith } from './passes.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.26, 0, -0.07],
  passes: startWith(42),
  look: { saturation: 0.9, contrast: 1, edges: 0.1 },
})
