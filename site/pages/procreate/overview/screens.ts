import type { Locale } from '../../../../contract/locale.ts'
import type { PictureData } from '../../../../ui/picture.tsx'
import { collectionPicture } from '../../../features/media/picture.ts'

/** The layers of the screen from the bottom up, at equal sizes. */
export const sheets = ['canvas', 'dock', 'brushes', 'panels'] as const
export type Sheet = (typeof sheets)[number]

const ids = {
  en: { brushes: 'tablet-brushes', panels: 'tablet-panels' },
  cn: { brushes: 'tablet-brushes-cn', panels: 'tablet-panels-cn' },
  jp: { brushes: 'tablet-brushes-jp', panels: 'tablet-panels-jp' },
} as const

/** The layers of the app's screen, localized where they show text. */
export const screensOf = (locale: Locale): Readonly<Record<Sheet, PictureData>> => ({
  canvas: collectionPicture('tablet-canvas', locale),
  dock: collectionPicture('tablet-dock', locale),
  brushes: collectionPicture(ids[locale].brushes, locale),
  panels: collectionPicture(ids[locale].panels, locale),
})
