import { paintSubject } from './painted.ts'

/** Heaps of dry pigment in rows, on a ground of raw umber. */
export const color = paintSubject({
  name: 'color',
  kind: 'hero',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.5, 0.04, 0.04] },
})
