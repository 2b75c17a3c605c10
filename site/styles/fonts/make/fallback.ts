import type { Metrics } from './latin.ts'
import { boldSans, type LocalFont, sans, serifs } from './local-fonts.ts'

/** Local fonts standing in for one range of weights; `like` is the weight whose width they take. */
type Stand = { weights: [from: number, to: number]; like: number; fonts: LocalFont[] }

// A width fits within 1 % only near the weight it was taken from, hence ranges.
const stands = {
  fraunces: [
    { weights: [400, 439], like: 410, fonts: serifs },
    { weights: [440, 524], like: 480, fonts: serifs },
    { weights: [525, 600], like: 570, fonts: serifs },
  ],
  figtree: [
    { weights: [400, 499], like: 430, fonts: sans },
    { weights: [500, 574], like: 550, fonts: sans },
    { weights: [575, 700], like: 625, fonts: boldSans },
  ],
} satisfies Record<string, Stand[]>

/** The weights at which a font has to be measured for `describeFallback`. */
export function listMeasuredWeights(name: keyof typeof stands): number[] {
  return stands[name].map(stand => stand.like)
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
