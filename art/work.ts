import type { Browser } from 'playwright-core'

/** The tools of a work: opened once for all works of a run, and only if one asks for them. */
export interface Tools {
  /** A Chromium without a window: draws GLSL on the processor, SVG, and HTML. */
  browser(): Promise<Browser>
  /** How much of the work is done, from 0 to 1. */
  progress(part: number): void
}

/** One master and the program that paints it: from the same seed and size, the same bytes. */
export interface Work {
  /** File name in `art/masters`; its ending (`avif`, `webp`) is what it is encoded as. */
  readonly master: string
  readonly seed: number
  /** Pixels. */
  readonly size: readonly [width: number, height: number]
  /** Paths inside `art/`, files or whole folders, that its pixels come from: when one changes, it is painted anew. */
  readonly from: readonly string[]
  /** Paints, and gives back the bytes of the master whole. Throws an error that names what is missing. */
  paint(tools: Tools): Promise<Uint8Array>
}
