import { paintScene } from '../engine/paint-scene.ts'
import type { Plan } from '../engine/plan.ts'
import type { Work } from '../work.ts'
import * as falls from './falls.ts'
import * as granite from './granite.ts'
import * as mountain from './mountain.ts'
import * as plain from './plain.ts'
import * as stacks from './stacks.ts'
import * as stars from './stars.ts'
import * as tarn from './tarn.ts'

const size = [2000, 1250] as const

/** Seven places of the island, each a scene and a plan of the same name beside this file. */
export const works: readonly Work[] = Object.entries({
  stacks,
  granite,
  mountain,
  tarn,
  plain,
  falls,
  stars,
}).map(([name, place]) => paintPlace(name, place))

function paintPlace(name: string, { seed, plan }: { seed: number; plan: Plan }): Work {
  const glsl = `places/${name}.glsl`
  return {
    master: `place-${name}.avif`,
    seed,
    size,
    from: ['engine/paint-scene.ts', 'paint', 'places/passes.ts', glsl, `places/${name}.ts`],
    paint: tools => paintScene({ glsl, seed, size, plan }, tools),
  }
}
