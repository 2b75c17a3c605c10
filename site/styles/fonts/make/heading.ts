import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CjkLocale } from '../../../../contract/locale.ts'
import { headingPunctuation, pickAsian, sortCharacters } from './characters.ts'
import type { Headings } from './headings.ts'
import { notoCollection, runPython } from './python.ts'

export type HeadingFont = { bytes: Buffer; characters: string }

const families: Readonly<Record<CjkLocale, string>> = { cn: 'Noto Serif CJK SC', jp: 'Noto Serif CJK JP' }

// `palt` tightens kana and punctuation in display type; vertical forms are not used.
const features = ['ccmp', 'halt', 'kern', 'palt']

/**
 * Subsets a heading font: one for the frame's headings and the locale's punctuation, and one for each folder of pages
 * with its additional characters, if any. `workFolder` holds intermediate files. Throws when the typeface lacks a
 * character.
 */
export function makeHeading(locale: CjkLocale, headings: Headings, workFolder: string) {
  const frame = sortCharacters(pickAsian(headings.frame.join('')) + headingPunctuation[locale])
  const pages = new Map<string, HeadingFont>()
  for (const [folder, texts] of headings.pages) {
    const own = [...sortCharacters(pickAsian(texts.join('')))].filter(each => !frame.includes(each)).join('')
    if (own !== '') pages.set(folder, cut(locale, own, workFolder))
  }
  return { frame: cut(locale, frame, workFolder), pages }
}

function cut(locale: CjkLocale, characters: string, workFolder: string): HeadingFont {
  const output = join(workFolder, `heading-${locale}.woff2`)
  const family = families[locale]
  const font = runPython<HeadingFont>('heading.py', {
    collection: notoCollection,
    family,
    characters,
    features,
    output,
  })
  const missing = [...characters].filter(character => !font.characters.includes(character))
  if (missing.length > 0) throw new Error(`${family} has no glyph for ${missing.join(' ')}`)
  return { bytes: readFileSync(output), characters: font.characters }
}
