import type { Locale } from '../../contract/locale.ts'
/** One file of a picture: where it is served and how many pixels wide it is. */
export interface Source {
  readonly width: number
  readonly src: string
  readonly bytes: number
}

/** A whole picture or a part cut out of it; the sources of a format go from narrow to wide. */
export interface Cut {
  /** Pixels of the widest source; the ratio of the two is that of every source. */
  readonly width: number
  readonly height: number
  readonly sources: {
    readonly avif: readonly Source[]
    readonly webp: readonly Source[]
    /** For browsers that know neither: one file, `png` where the picture has holes. */
    readonly jpg?: readonly Source[]
    readonly png?: readonly Source[]
  }
}

/** A sentence in every language of the site. */
export type Sentence = Readonly<Record<Locale, string>>

export interface Picture extends Cut {
  /** The colour that fills most of it, `#rrggbb`: what to show until it has loaded. */
  readonly colour: string
  /** Whether the ground shows through parts of it. */
  readonly alpha: boolean
  /** Empty in all languages for a picture that only decorates. */
  readonly alt: Sentence
  readonly credit: Sentence
  readonly crops: Readonly<Record<string, Cut>>
}

/** A still for other sites' previews: one JPEG of 1200 × 630. */
export interface OpenGraphPicture {
  readonly width: number
  readonly height: number
  readonly src: string
  readonly alt: Sentence
}

/** A film; the sources go from the one to try first to the one that plays everywhere. */
export interface Film {
  readonly width: number
  readonly height: number
  /** Seconds of one round. */
  readonly duration: number
  /** Frames a second. */
  readonly fps: number
  /** Its end leads into its beginning. */
  readonly loops: boolean
  readonly sound: boolean
  readonly sources: readonly FilmSource[]
  /** The frame that stands for it, as wide and high as the film. */
  readonly poster: { readonly avif: string; readonly jpg: string }
  /** The colour that fills most of its poster, `#rrggbb`. */
  readonly colour: string
  readonly alt: Sentence
  readonly credit: Sentence
  /** WebVTT, where the film says something. */
  readonly captions?: Sentence
}

export interface FilmSource {
  readonly src: string
  readonly type: string
  readonly bytes: number
}
