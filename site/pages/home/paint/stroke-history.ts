import type { PigmentName } from './pigments.ts'

/** One stroke, from contact to lift. */
export interface Stroke {
  readonly pigment: PigmentName
  /** The seed of the bristles: equal seeds give equal strokes. */
  readonly seed: number
  /** Half the brush width, in the units of `points`. */
  readonly reach: number
  /** Flat list of x, y and pressure (0 to 1); lengths are in thousandths of the painting's height. */
  readonly points: readonly number[]
}

/** The history, oldest step first; clearing is an undoable step. */
export type History = readonly (Stroke | 'wiped')[]

export const addStroke = (history: History, stroke: Stroke): History => [...history, stroke]

/** Clears the picture; a clear picture is unchanged. */
export const wipe = (history: History): History =>
  listStrokes(history).length === 0 ? history : [...history, 'wiped']

/** The history without its newest step. */
export const undo = (history: History): History => history.slice(0, -1)

/** The visible strokes in painting order. */
export function listStrokes(history: History): readonly Stroke[] {
  const strokes = history.slice(history.lastIndexOf('wiped') + 1)
  return strokes.filter(step => step !== 'wiped')
}
