import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { commonLatin, displayCharacters, textCharacters, typicalHeadings, typicalText } from './characters.ts'
import { runPython } from './python.ts'

/** A place in a variable font: axis tag and value. */
export type Location = Readonly<Record<string, number>>

/** Lengths in parts of an em; the mean advance of typical text at each location that was asked for, in that order. */
export type Metrics = { ascent: number; descent: number; lineGap: number; advances: number[] }

type Cut = { bytes: Buffer; characters: string }

export type LatinFont = Cut & { metrics: Metrics }

const { resolve } = createRequire(import.meta.url)

// At display size the contrast is high; two thirds of the soft axis round it off.
const display = { wght: 400, opsz: 144, SOFT: 65, WONK: 0 }

const source = {
  latin: resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
  extension: resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
  // The source is drawn on 2000 units: half as many save 3 KB and move no outline by a pixel at 400 px.
  unitsPerEm: 1000,
  characters: displayCharacters,
  features: ['kern', 'liga', 'rvrn'],
}

// The source's own scale reaches its display cut at 86 px, and its opsz and wght together weigh 33 KB. Here one axis from a
// small cut, open and a little heavier, to the display cut carries both, fast enough that headings of 44 px keep the latter.
const fraunces = {
  ...source,
  optical: {
    small: { ...display, opsz: 60, wght: 430 },
    large: display,
    map: [
      [22, 0],
      [30, 0.1],
      [34, 0.45],
      [44, 0.95],
      [52, 1],
    ],
  },
}

// Latin letters within Chinese and Japanese headings, which are bold: the display cut, variable in weight.
const letters = { ...source, axes: { ...display, wght: [400, 600] } }

const figtree = {
  latin: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  extension: resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  axes: { wght: [400, 700] },
  unitsPerEm: 1000,
  characters: textCharacters,
  features: ['kern', 'liga', 'rvrn', 'tnum'],
}

export const latinFonts = { fraunces, 'fraunces-letters': letters, figtree }

const typicalTexts = { fraunces: typicalHeadings, 'fraunces-letters': typicalHeadings, figtree: typicalText }

/**
 * Cuts one of the Latin fonts in two files, what is common and what is rare, and measures the first at the given
 * locations. `workplace` is a folder for the files between the steps.
 */
export function makeLatin(
  name: keyof typeof latinFonts,
  locations: readonly Location[],
  workplace: string,
): { common: LatinFont; rare: Cut } {
  const font = join(workplace, `${name}.woff2`)
  const rareFont = join(workplace, `${name}-rare.woff2`)
  const job = latinFonts[name]
  const rest = [...job.characters].filter(character => !commonLatin.includes(character)).join('')
  const { characters } = runPython<Cut>('latin.py', { ...job, characters: commonLatin, output: font })
  const rare = runPython<Cut>('latin.py', { ...job, characters: rest, output: rareFont })
  const metrics = runPython<Metrics>('measure.py', { font, locations, text: typicalTexts[name] })
  return {
    common: { bytes: readFileSync(font), characters, metrics },
    rare: { bytes: readFileSync(rareFont), characters: rare.characters },
  }
}
