import type { Locale } from '../../contract/locale.ts'
/** A file of a picture: its path and its width in pixels. */
export interface Source {
  readonly width: number
  readonly src: string
  readonly bytes: number
}

/** A picture or a crop of it; the sources of a format are in ascending width. */
export interface Cut {
  /** In pixels of the widest source; every source has the same aspect ratio. */
  readonly width: number
  readonly height: number
  readonly sources: {
    readonly avif: readonly Source[]
    readonly webp: readonly Source[]
    /** One file for browsers that support neither; `png` where the picture is transparent. */
    readonly jpg?: readonly Source[]
    readonly png?: readonly Source[]
  }
}

/** A text in every language of the site. */
export type Sentence = Readonly<Record<Locale, string>>

export interface Picture extends Cut {
  /** The dominant colour `#rrggbb`, shown while loading. */
  readonly colour: string
  /** Whether it has transparent parts. */
  readonly alpha: boolean
  /** The `alt` text; empty in all languages for a decorative picture. */
  readonly alt: Sentence
  readonly credit: Sentence
  readonly crops: Readonly<Record<string, Cut>>
}

/** A preview of 1200 × 630 for Open Graph, as one JPEG. */
export interface OpenGraphPicture {
  readonly width: number
  readonly height: number
  readonly src: string
  readonly alt: Sentence
}

/** A video; the sources are in order of preference. */
export interface Film {
  readonly width: number
  readonly height: number
  /** The duration of one loop in seconds. */
  readonly duration: number
  /** Frames per second. */
  readonly fps: number
  /** Whether the last frame leads into the first. */
  readonly loops: boolean
  readonly sound: boolean
  readonly sources: readonly FilmSource[]
  /** The poster frame, in the size of the video. */
  readonly poster: { readonly avif: string; readonly jpg: string }
  /** The dominant colour of its poster, `#rrggbb`. */
  readonly colour: string
  readonly alt: Sentence
  readonly credit: Sentence
  /** WebVTT captions, for a video with speech. */
  readonly captions?: Sentence
}

interface FilmSource {
  readonly src: string
  readonly type: string
  readonly bytes: number
}
