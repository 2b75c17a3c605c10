import type { Sentence } from '../../site/pictures/picture.ts'
import type { Tools } from '../work.ts'

/** Takes the next frame: red, green, blue, a byte each, row by row. Resolves when there is room for another. */
export type Show = (pixels: Uint8Array) => Promise<void>

/** A program that makes a film: from the same seed, the same frames. */
export interface FilmWork {
  readonly seed: number
  /** Paths inside `art/`, files or whole folders, that its frames come from: when one changes, it is made anew. */
  readonly from: readonly string[]
  draw(seed: number, show: Show, tools: Tools): Promise<void>
}

/** A caption and its interval, in seconds. */
export interface Cue {
  readonly from: number
  readonly until: number
  readonly sentence: Sentence
}

/** A film that needs nothing but its seed: drawn frame by frame. */
export const drawnBy =
  (draw: (seed: number) => Iterable<Uint8Array>): FilmWork['draw'] =>
  async (seed, show) => {
    for (const pixels of draw(seed)) await show(pixels)
  }
