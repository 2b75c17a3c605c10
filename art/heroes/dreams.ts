import { paintSubject } from './painted.ts'

/** Three frames of a flight in gouache: thin body, no varnish, on cream. */
export const dreams = paintSubject({
  name: 'dreams',
  kind: 'hero',
  seed: 1,
  size: [2000, 1250],
  plan: { ground: [0.93, 0.01, 0.03], weave: 0.12, finish: { relief: 0.5, gloss: 0 } },
})
