import { paintSubject } from './painted.ts'

/** The moon behind four ranges of hills. */
export const moon = paintSubject({
  name: 'moon',
  kind: 'work',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.3, 0.03, -0.02] },
})
