import { makeSceneWork } from '../../engine/scene-work.ts'

/** The same woman as a model, half clay and half painted; left as it was drawn. */
export const bust3d = makeSceneWork({ name: 'bust3d', takes: ['head'], seed: 1, size: [1200, 1500] })
