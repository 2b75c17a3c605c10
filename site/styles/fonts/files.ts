import type { CjkLocale } from '../../../contract/locale.ts'
import manifest from './files.json' with { type: 'json' }

/** Addresses of the web fonts, written by `npm run fonts`. The hash in a name is of the bytes, so they can be kept for ever. */
export const fontFiles = manifest.common

/** By folder of pages: what its headings are set in besides. */
export const pageHeadingFiles: Readonly<Record<CjkLocale, Readonly<Record<string, string>>>> = manifest.pages
