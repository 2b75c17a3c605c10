import type { Sentence } from '../site/pictures/picture.ts'
import type { Cue, FilmWork } from './films/film-work.ts'

/** A part of a picture, by its box or by its shape; numbers are parts of the master's width and height. */
export type CropEntry = { name: string; widths?: readonly number[]; phone?: number } & (
  | { box: readonly [x: number, y: number, width: number, height: number] }
  | { aspect: number; focus: readonly [x: number, y: number] }
)

/** The title of a series, and the seed of its program. */
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
  /** The width of an AVIF for telephones; of a crop it is the only one. See `phoneBytes`. */
  phone?: number
  crops?: readonly CropEntry[]
}

/** One film of the collection, without sound. */
export interface FilmEntry {
  id: string
  /** A file in `art/masters/films` (AV1 in MP4, taken as it is), or the program that makes its frames. */
  maker: { master: string } | FilmWork
  /** Pixels; frames a second; seconds of one round. */
  width: number
  height: number
  fps: number
  duration: number
  /** Its end leads into its beginning. */
  loops: boolean
  /** The second whose frame stands for the film. */
  poster: number
  captions?: readonly Cue[]
  /** The most that a file may weigh, in MB: 3 if not given. */
  most?: { webm: number; mp4: number }
  origin: Origin
  alt: Sentence
}

export const defaultWidths = [480, 960, 1440, 2000] as const

/** For what a page begins with: across a telephone of 360 to 412 points, at not quite twice as many pixels. */
export const withPhone = [480, 720, 960, 1440, 2000] as const
