import type { Figures } from '../../../../contract/office/figures.ts'
import { ChartFigure, type ChartFrame } from '../chart/chart-figure.tsx'
import { numberText } from '../format.ts'
import { linesOf, niceEndOf } from './lines.ts'

interface ReadingChartProps {
  readonly frame: ChartFrame
  readonly figures: Figures
}

/** How many pages were read, with what was published meanwhile. */
export function ReadingChart({ frame, figures }: ReadingChartProps) {
  const lines = linesOf('Pages read', figures.series.pages)
  return (
    <ChartFigure
      {...{ frame, lines }}
      title="Pages read"
      end={niceEndOf(lines)}
      format={numberText}
      csv="reading"
    />
  )
}
