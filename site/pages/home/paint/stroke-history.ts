import type { PigmentName } from './pigments.ts'

/** One touch of the brush, from where it lands to where it lifts. */
export interface Stroke {
  readonly pigment: PigmentName
  /** Decides every bristle: the same stroke with the same seed looks the same. */
  readonly seed: number
  /** Half the width of the brush, in the units of `points`. */
  readonly reach: number
  /** x, y and pressure (0 to 1) in turn; lengths in thousandths of the painting's height. */
  readonly points: readonly number[]
}

/** What was done, oldest first. Wiping the picture clean is a step like any other, so that it can be taken back. */
export type History = readonly (Stroke | 'wiped')[]

export const addStroke = (history: History, stroke: Stroke): History => [...history, stroke]

/** Takes every stroke away; a picture that is clean stays as it is. */
export const wipe = (history: History): History =>
  listStrokes(history).length === 0 ? history : [...history, 'wiped']

/** Without its newest step. */
export const undo = (history: History): History => history.slice(0, -1)

/** The strokes that are to be seen, in the order in which they are painted. */
export function listStrokes(history: History): readonly Stroke[] {
  const strokes = history.slice(history.lastIndexOf('wiped') + 1)
  return strokes.filter(step => step !== 'wiped')
}
