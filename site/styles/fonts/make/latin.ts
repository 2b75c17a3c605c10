import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { commonLatin, displayCharacters, textCharacters, typicalHeadings, typicalText } from './characters.ts'
import { runPython } from './python.ts'

/** Lengths in parts of an em; the mean advance of typical text by weight. */
export type Metrics = { ascent: number; descent: number; lineGap: number; advances: Record<number, number> }

type Cut = { bytes: Buffer; characters: string }

export type LatinFont = Cut & { metrics: Metrics }

const { resolve } = createRequire(import.meta.url)

// At display size the contrast is high; two thirds of the soft axis round it off. Weight is all that stays variable.
const fraunces = {
  latin: resolve('@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'),
  extension: resolve('@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2'),
  axes: { wght: [400, 600], opsz: 144, SOFT: 65, WONK: 0 },
  // The source is drawn on 2000 units: half as many save 3 KB and move no outline by a pixel at 400 px.
  unitsPerEm: 1000,
  characters: displayCharacters,
  features: ['kern', 'liga', 'rvrn'],
}

const figtree = {
  latin: resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  extension: resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
  axes: { wght: [400, 700] },
  unitsPerEm: 1000,
  characters: textCharacters,
  features: ['kern', 'liga', 'rvrn', 'tnum'],
}

export const latinFonts = { fraunces, figtree }

const typicalTexts = { fraunces: typicalHeadings, figtree: typicalText }

/**
 * Cuts one of the two Latin fonts in two files, what is common and what is rare, and measures the first at the given
 * weights. `workplace` is a folder for the files between the steps.
 */
export function makeLatin(
  name: keyof typeof latinFonts,
  weights: readonly number[],
  workplace: string,
): { common: LatinFont; rare: Cut } {
  const font = join(workplace, `${name}.woff2`)
  const rareFont = join(workplace, `${name}-rare.woff2`)
  const job = latinFonts[name]
  const rest = [...job.characters].filter(character => !commonLatin.includes(character)).join('')
  const { characters } = runPython<Cut>('latin.py', { ...job, characters: commonLatin, output: font })
  const rare = runPython<Cut>('latin.py', { ...job, characters: rest, output: rareFont })
  const measured = runPython<Omit<Metrics, 'advances'> & { advances: number[] }>('measure.py', {
    font,
    weights,
    text: typicalTexts[name],
  })
  const advances = Object.fromEntries(weights.map((weight, i) => [weight, measured.advances[i] ?? 0]))
  return {
    common: { bytes: readFileSync(font), characters, metrics: { ...measured, advances } },
    rare: { bytes: readFileSync(rareFont), characters: rare.characters },
  }
}
