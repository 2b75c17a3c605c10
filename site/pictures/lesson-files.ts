import type { Locale } from '../../contract/locale.ts'
import type { Source } from './picture.ts'

interface LessonDownload {
  readonly src: string
  readonly bytes: number
}

export interface LessonCut {
  readonly width: number
  readonly height: number
  readonly sources: Readonly<Record<'avif' | 'webp' | 'jpg', readonly Source[]>>
}

/** The downloads of the beginners series by part, and its picture after each part. */
export interface LessonFiles {
  /** Archives with the number of brushes in each. */
  readonly brushes: readonly (LessonDownload & { readonly count: number })[]
  readonly sheets: Readonly<Record<Locale, readonly LessonDownload[]>>
  readonly stages: Readonly<
    Record<
      'line' | 'values' | 'colour' | 'finished',
      { readonly whole: LessonCut; readonly strip: LessonCut }
    >
  >
}
