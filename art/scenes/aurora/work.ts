import { defaultPasses, planPainting } from '../../engine/plan.ts'
import { makeSceneWork } from '../../engine/scene-work.ts'

/** The southern lights over a still bay. */
export const aurora = makeSceneWork({
  name: 'aurora',
  seed: 1,
  size: [2880, 1800],
  plan: planPainting({
    ground: [0.24, 0.02, -0.05],
    look: { saturation: 0.95 },
    // At night jitter soon looks like coloured noise.
    passes: defaultPasses.map(pass => ({ ...pass, jitter: pass.jitter * 0.8 })),
    finish: { relief: 0.8, gloss: 0.07 },
  }),
})
