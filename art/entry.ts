import type { Sentence } from '../site/pictures/picture.ts'

/** A part of a picture, by its box or by its shape; numbers are parts of the master's width and height. */
export type CropEntry = { name: string; widths?: readonly number[] } & (
  | { box: readonly [x: number, y: number, width: number, height: number] }
  | { aspect: number; focus: readonly [x: number, y: number] }
)

/** What a series is called, and the number its program was started with. */
export interface Origin {
  series: Sentence
  seed: number
}

/** One picture of the catalogue. */
export interface PictureEntry {
  id: string
  /** File name in `art/masters`. */
  master: string
  origin: Origin
  alt: Sentence
  /** Widths in pixels; those above the master are left out. The usual ladder if not given. */
  widths?: readonly number[]
  /** Keeps the holes of the master; without it the picture is opaque. */
  alpha?: true
  /** AVIF quality, for pictures that need more or less than a painting does. */
  quality?: number
  crops?: readonly CropEntry[]
}

export interface FilmEntry {
  id: string
  /** File name in `art/masters/films`, AV1 in MP4. */
  master: string
}

export const usualWidths = [480, 960, 1440, 2000] as const
