import { paintScene } from '../engine/paint-scene.ts'
import { planPainting } from '../engine/plan.ts'
import type { Work } from '../work.ts'

const size = [2000, 1250] as const

/** How each scene is painted: its ground and its looks; the scene is the file of the same name. */
const plans = {
  press: { ground: [0.46, 0.02, 0.04], look: { saturation: 1.08, edges: 0.15 } },
  hands: { ground: [0.5, 0.03, 0.06], look: { saturation: 1.02, edges: 0.15 } },
  market: { ground: [0.3, 0.05, 0.04], look: { saturation: 1.02, edges: 0.15 } },
  tram: { ground: [0.36, 0.03, -0.03], look: { saturation: 1.02, edges: 0.2 } },
  kelp: { ground: [0.36, -0.03, -0.02], look: { saturation: 1, edges: 0.2 } },
  attic: { ground: [0.48, 0.04, 0.06], look: { saturation: 1, edges: 0.15 } },
  orchard: { ground: [0.62, 0.03, 0.04], look: { saturation: 1.04, edges: 0.2 } },
  birds: { ground: [0.66, 0.03, 0.09], look: { saturation: 1, edges: 0.2 } },
} as const

/** Eight days: people and animals at what they do, and the places where they do it. */
export const works: readonly Work[] = Object.entries(plans).map(([name, own]) => {
  const glsl = `days/${name}.glsl`
  const seed = 1
  const plan = planPainting(own)
  return {
    master: `day-${name}.avif`,
    seed,
    size,
    from: ['engine/paint-scene.ts', 'paint', 'days/works.ts', glsl],
    paint: tools => paintScene({ glsl, seed, size, plan }, tools),
  }
})
