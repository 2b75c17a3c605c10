import { brushSets } from '../../brushes/brush-sets.ts'

/** What every brush is made of, in numbers and without words: asked for when the first one is picked up. */
export const loader = () =>
  Response.json(
    Object.fromEntries(
      brushSets.flatMap(set =>
        set.brushes.map(({ id, paint, ground = 'paper' }) => [`${set.id}/${id}`, { paint, ground }]),
      ),
    ),
  )
