import type { FigureSeries } from '../../../../contract/office/figures.ts'
import type { Line } from '../chart/chart.tsx'
import { niceEnd } from '../chart/scale.ts'

/** The line of a figure, and that of the period before. */
export const linesOf = (title: string, { now, before }: FigureSeries): Line[] => [
  { title, values: now, look: 'first' },
  ...(before ? [{ title: 'The period before', values: before, look: 'before' as const }] : []),
]

/** The end of the scale of all lines. */
export const niceEndOf = (lines: readonly Line[]): number =>
  niceEnd(Math.max(0, ...lines.flatMap(({ values }) => values.map(value => value ?? 0))))
