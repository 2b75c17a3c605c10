import { paintSubject } from './painted.ts'

/** One bowl of fruit told four ways. */
export const accessibility = paintSubject({
  name: 'accessibility',
  kind: 'hero',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.7, 0.03, 0.05], look: { contrast: 1.05 } },
})
