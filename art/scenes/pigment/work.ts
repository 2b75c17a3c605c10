import { makeSceneWork } from '../../engine/scene-work.ts'

/** Wet pigments that run into one another; left as it was drawn. */
export const pigment = makeSceneWork({ name: 'pigment', seed: 1, size: [2000, 1125] })
