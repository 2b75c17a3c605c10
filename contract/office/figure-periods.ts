/** The periods of figures, with the spans that they are drawn by; the last one is that of today. */
export const figurePeriods = {
  '7d': { span: 'day', count: 7 },
  '30d': { span: 'day', count: 30 },
  '26w': { span: 'week', count: 26 },
  '12m': { span: 'month', count: 12 },
  '24m': { span: 'month', count: 24 },
} as const
export type FigurePeriod = keyof typeof figurePeriods
export const everyFigurePeriod = Object.keys(figurePeriods) as readonly FigurePeriod[]

/** The tables of figures that are exported. */
export const figureTables = [
  'reading',
  'sign-ups',
  'forms',
  'searches',
  'response-times',
  'pages',
  'goals',
  'sites',
  'languages',
  'published',
  'web-vitals',
] as const
export type FigureTable = (typeof figureTables)[number]
