import { defaultPasses, planPainting } from '../../engine/plan.ts'
import { makeSceneWork } from '../../engine/scene-work.ts'

/** The woman with closed eyes and a crown of flowers. */
export const portrait = makeSceneWork({
  name: 'portrait',
  takes: ['head'],
  seed: 1,
  size: [1600, 2000],
  plan: planPainting({
    ground: [0.55, 0.07, 0.06],
    look: { edges: 0.1 },
    // Skin that varies as much as rock does looks bruised.
    passes: defaultPasses.map(pass => ({ ...pass, jitter: pass.jitter * 0.82 })),
    finish: { relief: 0.85, gloss: 0.09 },
  }),
})
