import type { Locale } from '../../../contract/locale.ts'
import type { PictureData } from '../../../ui/picture.tsx'
import type { LessonCut } from '../../pictures/lesson-files.ts'
import { lessons } from '../../pictures/lessons.ts'
import { collectionPicture } from './picture.ts'

export const partNumbers = [1, 2, 3, 4] as const
export type PartNumber = (typeof partNumbers)[number]

const names = ['line', 'values', 'colour', 'finished'] as const

/** The beginners picture after a part; as a `strip` its quarter. */
export function stagePicture(
  part: PartNumber,
  cut: 'whole' | 'strip',
  alt: string,
  locale: Locale,
): PictureData {
  const { width, height, sources }: LessonCut = lessons.stages[names[part - 1] ?? 'finished'][cut]
  const srcSet = (type: 'avif' | 'webp') =>
    sources[type].map(({ src, width: wide }) => `${src} ${wide}w`).join(', ')
  return {
    alt,
    credit: collectionPicture('still', locale).credit,
    width,
    height,
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    fallback: sources.jpg[0]?.src ?? '',
  }
}
