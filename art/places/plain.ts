import { planPainting } from '../engine/plan.ts'
import { startWith } from './passes.ts'

export const seed = 1

export const plan = planPainting({
  ground: [0.5, 0.06, 0.09],
  passes: startWith(84, true),
  look: { saturation: 0.96, contrast: 1.02, edges: 0.15 },
})
