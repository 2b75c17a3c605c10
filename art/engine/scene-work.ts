import type { Work } from '../work.ts'
import { drawScene, paintScene } from './paint-scene.ts'
import type { Plan } from './plan.ts'

interface SceneWork {
  /** A folder of `art/scenes` that holds `scene.glsl`; the master has its name. */
  name: string
  seed: number
  size: readonly [width: number, height: number]
  /** Other folders of `art/scenes` that it takes files from. */
  takes?: readonly string[]
  /** How it is painted; without it the scene is shown as it was drawn, smoothed by two samples each way. */
  plan?: Plan
}

/** The work that a scene becomes. */
export function makeSceneWork({ name, seed, size, plan, takes = [] }: SceneWork): Work {
  const shot = { glsl: `scenes/${name}/scene.glsl`, seed, size }
  return {
    master: `${name}.avif`,
    seed,
    size,
    from: [name, ...takes].map(folder => `scenes/${folder}`),
    paint: tools => (plan ? paintScene({ ...shot, plan }, tools) : drawScene({ ...shot, samples: 2 }, tools)),
  }
}
