import type { Part } from './content-parts.ts'

/** The parts that are translations: of the English text. */
export const languageParts = ['cn', 'jp'] as const
export type LanguagePart = (typeof languageParts)[number]

export const isTranslated = (part: Part): part is LanguagePart => part === 'cn' || part === 'jp'
