import { paintSubject } from './painted.ts'

/** The tide from above, on a ground of warm sand. */
export const tide = paintSubject({
  name: 'tide',
  kind: 'work',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.62, 0.06, 0.07] },
})
