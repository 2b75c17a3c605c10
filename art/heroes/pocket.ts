import { paintSubject } from './painted.ts'

/** The night ferry, upright as a phone, on a ground of indigo. */
export const pocket = paintSubject({
  name: 'pocket',
  kind: 'hero',
  seed: 1,
  size: [1600, 2000],
  plan: { ground: [0.25, 0.01, -0.05] },
})
