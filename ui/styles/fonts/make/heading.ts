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

/** How many characters the font of a first screen holds at most, unless its first heading has more: some 5 KB. */
const firstCharacters = 24

/**
 * Subsets a heading font: one for the frame's headings and the locale's punctuation, and two for each folder of pages:
 * `first` with all characters of its first headings, in the order of its copy, and `pages` with what the others need
 * besides. `workFolder` holds intermediate files. Throws when the typeface lacks a character.
 */
export function makeHeading(locale: CjkLocale, headings: Headings, workFolder: string) {
  const frame = sortCharacters(pickAsian(headings.frame.join('')) + headingPunctuation[locale])
  const first = new Map<string, HeadingFont>()
  const pages = new Map<string, HeadingFont>()
  for (const [folder, texts] of headings.pages) {
    const seen = pickFirst(texts.map(pickAsian))
    if (seen !== '') first.set(folder, cut(locale, seen, workFolder))
    const own = [...sortCharacters(pickAsian(texts.join('')))]
      .filter(each => !frame.includes(each) && !seen.includes(each))
      .join('')
    if (own !== '') pages.set(folder, cut(locale, own, workFolder))
  }
  return { frame: cut(locale, frame, workFolder), first, pages }
}

/** The characters of the first headings, as many as `firstCharacters` allows; of one heading at least. */
function pickFirst(headings: readonly string[]): string {
  let picked = ''
  for (const heading of headings) {
    const more = sortCharacters(picked + heading)
    if (picked !== '' && [...more].length > firstCharacters) break
    picked = more
  }
  return picked
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
