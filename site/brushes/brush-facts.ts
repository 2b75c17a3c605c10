import { brushSets } from './brush-sets.ts'

const brushCount = brushSets.reduce((sum, { brushes }) => sum + brushes.length, 0)

/** The brush counts of procreate for the `{brushSets}` and `{brushes}` of copy; the second is rounded down. */
export const brushFacts = {
  brushSets: String(brushSets.length),
  brushes: String(Math.floor(brushCount / 100) * 100),
} as const
