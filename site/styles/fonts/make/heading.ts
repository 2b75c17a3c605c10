import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headingPunctuation, pickAsian, sortCharacters } from './characters.ts'
import { notoCollection, runPython } from './python.ts'

export type HeadingFont = { bytes: Buffer; characters: string }

const families = { cn: 'Noto Serif CJK SC', jp: 'Noto Serif CJK JP' }

// `palt` lets kana and punctuation close up in a line of display type; vertical forms are never used.
const features = ['ccmp', 'halt', 'kern', 'palt']

/**
 * Cuts a heading face to the characters of these headings and the locale's punctuation.
 * `workplace` is a folder for the file on its way. Throws when the typeface lacks a character.
 */
export function makeHeading(
  locale: 'cn' | 'jp',
  headings: readonly string[],
  workplace: string,
): HeadingFont {
  const characters = sortCharacters(pickAsian(headings.join('')) + headingPunctuation[locale])
  const output = join(workplace, `heading-${locale}.woff2`)
  const family = families[locale]
  const cut = runPython<HeadingFont>('heading.py', {
    collection: notoCollection,
    family,
    characters,
    features,
    output,
  })
  const missing = [...characters].filter(character => !cut.characters.includes(character))
  if (missing.length > 0) throw new Error(`${family} has no glyph for ${missing.join(' ')}`)
  return { bytes: readFileSync(output), characters: cut.characters }
}
