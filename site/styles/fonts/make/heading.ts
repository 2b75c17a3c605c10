import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { headingPunctuation, pickAsian, sortCharacters } from './characters.ts'
import type { Headings } from './headings.ts'
import { notoCollection, runPython } from './python.ts'

export type HeadingFont = { bytes: Buffer; characters: string }

const families = { cn: 'Noto Serif CJK SC', jp: 'Noto Serif CJK JP' }

// `palt` lets kana and punctuation close up in a line of display type; vertical forms are never used.
const features = ['ccmp', 'halt', 'kern', 'palt']

/**
 * Cuts a heading face in two files: the characters of the home page's headings with the locale's punctuation, and what the
 * other pages have besides. `workplace` is a folder for the files on their way. Throws when the typeface lacks a character.
 */
export function makeHeading(locale: 'cn' | 'jp', headings: Headings, workplace: string) {
  const first = sortCharacters(pickAsian(headings.first.join('')) + headingPunctuation[locale])
  const all = sortCharacters(pickAsian(headings.more.join('')))
  const more = [...all].filter(character => !first.includes(character)).join('')
  return { first: cut(locale, first, workplace), more: cut(locale, more, workplace) }
}

function cut(locale: 'cn' | 'jp', characters: string, workplace: string): HeadingFont {
  const output = join(workplace, `heading-${locale}.woff2`)
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
