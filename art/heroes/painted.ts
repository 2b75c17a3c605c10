import { paintScene } from '../engine/paint-scene.ts'
import { type Plan, planPainting } from '../engine/plan.ts'
import type { Work } from '../work.ts'

interface Subject {
  /** The scene is `heroes/<name>.glsl`, the master `<kind>-<name>.avif`. */
  name: string
  kind: 'hero' | 'work'
  seed: number
  size: Work['size']
  plan: Parameters<typeof planPainting>[0]
}

/** A picture that the painter makes of one of the scenes in this folder. */
export function paintSubject({ name, kind, seed, size, plan }: Subject): Work {
  const glsl = `heroes/${name}.glsl`
  const whole: Plan = planPainting({ ...plan, look: { saturation: 1.05, edges: 0.15, ...plan.look } })
  return {
    master: `${kind}-${name}.avif`,
    seed,
    size,
    from: [glsl, `heroes/${name}.ts`, 'heroes/painted.ts', 'engine/paint-scene.ts', 'paint'],
    paint: tools => paintScene({ glsl, seed, size, plan: whole }, tools),
  }
}
