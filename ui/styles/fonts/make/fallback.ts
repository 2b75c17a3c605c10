import type { Location, Metrics } from './latin.ts'
import { boldSans, type LocalFont, sans, serifs } from './local-fonts.ts'

/**
 * Local fallback fonts for a range of sizes or weights; `like` is the location on the axes whose advance widths they
 * match.
 */
type Stand = {
  family: string
  weights: [from: number, to: number]
  like: Location
  fonts: LocalFont[]
  range?: string
}

/** Letters, digits and the space, by which a browser chooses the font that a line hangs on. */
const basicLatin = 'U+20-7e'

// Widths match within 1 % only near the measured location, hence families by size and ranges of weight.
const stands: Readonly<Record<'fraunces' | 'fraunces-letters' | 'figtree', readonly Stand[]>> = {
  fraunces: [
    { family: 'Fraunces Fallback', weights: [400, 600], like: { opsz: 52 }, fonts: serifs },
    { family: 'Fraunces Fallback Middle', weights: [400, 600], like: { opsz: 34.4 }, fonts: serifs },
    { family: 'Fraunces Fallback Small', weights: [400, 600], like: { opsz: 26 }, fonts: serifs },
    {
      family: 'Fraunces Letters Fallback',
      weights: [400, 600],
      like: { opsz: 52 },
      fonts: serifs.slice(1),
      range: basicLatin,
    },
  ],
  'fraunces-letters': [],
  figtree: [
    { family: 'Figtree Fallback', weights: [400, 499], like: { wght: 430 }, fonts: sans },
    { family: 'Figtree Fallback', weights: [500, 574], like: { wght: 550 }, fonts: sans },
    { family: 'Figtree Fallback', weights: [575, 700], like: { wght: 625 }, fonts: boldSans },
    {
      family: 'Figtree Letters Fallback',
      weights: [400, 574],
      like: { wght: 430 },
      fonts: sans,
      range: basicLatin,
    },
    {
      family: 'Figtree Letters Fallback',
      weights: [575, 700],
      like: { wght: 625 },
      fonts: boldSans,
      range: basicLatin,
    },
  ],
}

/** The locations on the axes that `describeFallback` needs metrics of. */
export function listMeasuredPlaces(name: keyof typeof stands): Location[] {
  return stands[name].map(stand => stand.like)
}

/**
 * The `@font-face` rules of the fallback families: local fonts with `size-adjust`, so that lines are as long and as high
 * as in the web font. Of rules with equal weights the last available one wins, so the best comes last.
 */
export function describeFallback(name: keyof typeof stands, metrics: Metrics): string {
  return stands[name]
    .flatMap(({ fonts, ...stand }, place) =>
      fonts.toReversed().map(font => describeFace(stand, font, metrics.advances[place] ?? 0, metrics)),
    )
    .join('')
}

function describeFace(
  { family, weights, range }: Omit<Stand, 'fonts'>,
  { names, advance }: LocalFont,
  wanted: number,
  { ascent, descent, lineGap }: Metrics,
) {
  const size = wanted / advance
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`
  const sources = names.map(name => `local('${name}')`)
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights.join(' ')};
  src:${sources.length === 1 ? ' ' : '\n    '}${sources.join(',\n    ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};${range ? `\n  unicode-range: ${range};` : ''}
}
`
}
