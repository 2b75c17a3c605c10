import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import {
  commonLatin,
  displayCharacters,
  headingLatin,
  textCharacters,
  typicalHeadings,
  typicalText,
} from './characters.ts'
import { runPython } from './python.ts'

/** A location in the design space of a variable font: value by axis tag. */
export type Location = Readonly<Record<string, number>>

/** Lengths in em; the mean advance of typical text at each requested location, in order. */
export type Metrics = { ascent: number; descent: number; lineGap: number; advances: number[] }

type Cut = { bytes: Buffer; characters: string }

type LatinFont = Cut & { metrics: Metrics }

const { resolve } = createRequire(import.meta.url)

// Two thirds of the SOFT axis soften the high contrast of the display size.
const display = { wght: 400, opsz: 144, SOFT: 65, WONK: 0 }

const source = {
  latin: resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
  extension: resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
  // 1000 units per em instead of 2000 save 3 KB and move no outline by a pixel at 400 px.
  unitsPerEm: 1000,
  common: commonLatin,
  characters: displayCharacters,
  features: ['kern', 'liga', 'rvrn'],
}

// The source reaches its display design at 86 px, and its opsz and wght axes weigh 33 KB. One axis replaces both, from a
// small, slightly heavier design to the display design, which headings of 44 px already get.
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

// Latin letters within Chinese and Japanese headings: the display design with variable weight.
const letters = { ...source, common: headingLatin, axes: { ...display, wght: [400, 600] } }

const figtree = {
  latin: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  extension: resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  axes: { wght: [400, 700] },
  unitsPerEm: 1000,
  // Breadcrumbs are on the first screen.
  common: `${commonLatin}›`,
  characters: textCharacters,
  features: ['kern', 'liga', 'rvrn', 'tnum'],
}

export const latinFonts = { fraunces, 'fraunces-letters': letters, figtree }

const typicalTexts = { fraunces: typicalHeadings, 'fraunces-letters': typicalHeadings, figtree: typicalText }

/**
 * Subsets a Latin font into a common and a rare file, and measures the common one at the given locations. `workFolder`
 * holds intermediate files.
 */
export function makeLatin(
  name: keyof typeof latinFonts,
  locations: readonly Location[],
  workFolder: string,
): { common: LatinFont; rare: Cut } {
  const font = join(workFolder, `${name}.woff2`)
  const rareFont = join(workFolder, `${name}-rare.woff2`)
  const { common, ...job } = latinFonts[name]
  const rest = [...job.characters].filter(character => !common.includes(character)).join('')
  const { characters } = runPython<Cut>('latin.py', { ...job, characters: common, output: font })
  const rare = runPython<Cut>('latin.py', { ...job, characters: rest, output: rareFont })
  const metrics = runPython<Metrics>('measure.py', { font, locations, text: typicalTexts[name] })
  return {
    common: { bytes: readFileSync(font), characters, metrics },
    rare: { bytes: readFileSync(rareFont), characters: rare.characters },
  }
}
