import { paintSubject } from './painted.ts'

/** Loaded brushes at the ends of their strokes, seen from above. */
export const brushes = paintSubject({
  name: 'brushes',
  kind: 'hero',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.72, 0.04, 0.06] },
})
