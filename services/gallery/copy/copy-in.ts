import type { Locale } from '../../../contract/locale.ts'
import cn from './cn.ts'
import en, { type GalleryCopy } from './en.ts'
import jp from './jp.ts'

export type { GalleryCopy } from './en.ts'

const sentences: Readonly<Record<Locale, GalleryCopy>> = { en, cn, jp }

export const galleryCopyIn = (locale: Locale): GalleryCopy => sentences[locale]

/** Inserts `{count}` into a sentence. */
export const counted = (sentence: string, count: number): string => sentence.replace('{count}', String(count))
