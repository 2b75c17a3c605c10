import { brushSets } from '../../brushes/brush-sets.ts'

/** The parameters of every brush, fetched when the first brush is picked up. */
export const loader = () =>
  Response.json(
    Object.fromEntries(
      brushSets.flatMap(set =>
        set.brushes.map(({ id, paint, ground = 'paper' }) => [`${set.id}/${id}`, { paint, ground }]),
      ),
    ),
  )
