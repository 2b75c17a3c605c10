import type { CjkLocale } from '../../../contract/locale.ts'
import manifest from './glyphs.json' with { type: 'json' }

interface Glyphs {
  readonly frame: string
  readonly pages: Readonly<Record<string, string>>
}

/** The characters in each heading face, written by `npm run fonts`. */
export const headingGlyphs: Readonly<Record<CjkLocale, Glyphs>> = manifest
