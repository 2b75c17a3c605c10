import { paintSubject } from './painted.ts'

/** Vessels on a ledge in the first light, on a ground of pale ochre. */
export const vessels = paintSubject({
  name: 'vessels',
  kind: 'work',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.66, 0.05, 0.06] },
})
