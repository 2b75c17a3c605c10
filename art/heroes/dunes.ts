import { paintSubject } from './painted.ts'

/** Six ranges of dunes, on a ground of burnt orange. */
export const dunes = paintSubject({
  name: 'dunes',
  kind: 'work',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.6, 0.07, 0.06] },
})
