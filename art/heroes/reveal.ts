import { paintSubject } from './painted.ts'

/** The covered easel under its lamp. */
export const reveal = paintSubject({
  name: 'reveal',
  kind: 'hero',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.22, 0.02, 0.02] },
})
