import { paintSubject } from './painted.ts'

/** Solids in a dark studio, one lamp warm and one cool. */
export const room = paintSubject({
  name: 'room',
  kind: 'hero',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.28, 0.04, -0.01] },
})
