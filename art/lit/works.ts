import { drawScene } from '../engine/paint-scene.ts'
import type { Work } from '../work.ts'

const seed = 1
const size = [1400, 1400] as const

/** The same vessels under one to four lamps, each time somewhere else; left as they were drawn. */
export const works: readonly Work[] = ['one', 'two', 'three', 'four'].map(count => {
  const glsl = `lit/${count}.glsl`
  return {
    master: `lit-${count}-light${count === 'one' ? '' : 's'}.avif`,
    seed,
    size,
    from: ['lit/works.ts', glsl],
    paint: tools => drawScene({ glsl, seed, size, samples: 3 }, tools),
  }
})
