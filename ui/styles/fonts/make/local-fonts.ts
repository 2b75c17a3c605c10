/**
 * Local fonts of the fallback families. `advance` is the mean advance of the typical headings (serif) or text (sans) in
 * characters.ts, kerned, in em: measured in a browser with Liberation, which is metric-compatible with Times New Roman
 * and Arial. Georgia's is derived from Times New Roman's by the ratio in Capsize's font metrics. The first available
 * font is used. Fonts have their PostScript names, which every browser knows. Chromium on Linux asks another process for each
 * name before the first text is laid out, so those of Linux come first.
 */
export type LocalFont = { names: string[]; advance: number }

export const serifs: LocalFont[] = [
  { names: ['Georgia'], advance: 0.4578 },
  {
    names: ['LiberationSerif', 'TimesNewRomanPSMT', 'Tinos-Regular'],
    advance: 0.4171,
  },
  { names: ['NotoSerif', 'NotoSerif-Regular'], advance: 0.4931 },
  { names: ['DejaVuSerif'], advance: 0.5277 },
]

export const sans: LocalFont[] = [
  {
    names: ['LiberationSans', 'ArialMT', 'Arimo-Regular'],
    advance: 0.4413,
  },
  { names: ['Roboto-Regular'], advance: 0.4387 },
  { names: ['DejaVuSans'], advance: 0.5031 },
]

export const boldSans: LocalFont[] = [
  {
    names: ['LiberationSans-Bold', 'Arial-BoldMT', 'Arimo-Bold'],
    advance: 0.4753,
  },
  { names: ['Roboto-Bold'], advance: 0.4452 },
  { names: ['DejaVuSans-Bold'], advance: 0.569 },
]
