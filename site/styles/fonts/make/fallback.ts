import type { Metrics } from './latin.ts'
import { boldSans, type LocalFont, sans, serifs } from './local-fonts.ts'

/** Local fonts standing in for one range of weights; they take the width of weight `like` at `size` CSS pixels. */
type Stand = { weights: [from: number, to: number]; like: number; size: number; fonts: LocalFont[] }

// A width fits within 1 % only near the weight it was taken from, hence ranges; headings above 450 are small ones.
const stands = {
  fraunces: [
    { weights: [400, 439], like: 410, size: 72, fonts: serifs },
    { weights: [440, 524], like: 480, size: 26, fonts: serifs },
    { weights: [525, 600], like: 570, size: 26, fonts: serifs },
  ],
  figtree: [
    { weights: [400, 499], like: 430, size: 17, fonts: sans },
    { weights: [500, 574], like: 550, size: 17, fonts: sans },
    { weights: [575, 700], like: 625, size: 17, fonts: boldSans },
  ],
} satisfies Record<string, Stand[]>

/** The weights, and optical sizes in CSS pixels, at which a font has to be measured for `describeFallback`. */
export function listMeasured(name: keyof typeof stands): { weights: number[]; opticalSizes: number[] } {
  return {
    weights: stands[name].map(stand => stand.like),
    opticalSizes: stands[name].map(stand => stand.size),
  }
}

/**
 * The `@font-face` rules of `{family} Fallback`: local fonts resized so that lines of text are as long as in the web
 * font, with its line box. Of rules with equal weights the last that a machine can serve wins, so the best comes last.
 */
export function describeFallback(family: string, name: keyof typeof stands, metrics: Metrics): string {
  return stands[name]
    .flatMap(({ weights, like, fonts }) =>
      fonts
        .toReversed()
        .map(font => describeFace(family, weights, font, metrics.advances[like] ?? 0, metrics)),
    )
    .join('\n')
}

function describeFace(
  family: string,
  weights: readonly number[],
  { names, advance }: LocalFont,
  wanted: number,
  { ascent, descent, lineGap }: Metrics,
) {
  const size = wanted / advance
  const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`
  const sources = names.map(name => `local('${name}')`)
  return `@font-face {
  font-family: '${family} Fallback';
  font-weight: ${weights.join(' ')};
  src:${sources.length === 1 ? ' ' : '\n    '}${sources.join(',\n    ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: ${percent(lineGap / size)};
}
`
}
