/**
 * Local fonts of the fallback families. `advance` is the mean advance of the typical headings (serif) or text (sans) in
 * characters.ts, kerned, in em: measured in a browser with Liberation, which is metric-compatible with Times New Roman
 * and Arial. Georgia's is derived from Times New Roman's by the ratio in Capsize's font metrics. The first available
 * font is used.
 */
export type LocalFont = { names: string[]; advance: number }

export const serifs: LocalFont[] = [
  { names: ['Georgia'], advance: 0.4403 },
  {
    names: [
      'Times New Roman',
      'TimesNewRomanPSMT',
      'Liberation Serif',
      'LiberationSerif',
      'Tinos',
      'Tinos-Regular',
    ],
    advance: 0.4012,
  },
  { names: ['Noto Serif', 'NotoSerif', 'NotoSerif-Regular'], advance: 0.4743 },
  { names: ['DejaVu Serif', 'DejaVuSerif'], advance: 0.51 },
]

export const sans: LocalFont[] = [
  {
    names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular'],
    advance: 0.4413,
  },
  { names: ['Roboto', 'Roboto-Regular'], advance: 0.4387 },
  { names: ['DejaVu Sans', 'DejaVuSans'], advance: 0.5031 },
]

export const boldSans: LocalFont[] = [
  {
    names: [
      'Arial Bold',
      'Arial-BoldMT',
      'Helvetica Bold',
      'Helvetica-Bold',
      'Liberation Sans Bold',
      'LiberationSans-Bold',
      'Arimo Bold',
      'Arimo-Bold',
    ],
    advance: 0.4753,
  },
  { names: ['Roboto Bold', 'Roboto-Bold'], advance: 0.4452 },
  { names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], advance: 0.569 },
]

/** A font without the names that PostScript has for it: browsers know either, and each counts in every document. */
export const fullNames = ({ names, advance }: LocalFont): LocalFont => ({
  names: names.filter(name => / |^[A-Z][a-z]+$/.test(name)),
  advance,
})
