import type { Figures } from '../../../../contract/office/figures.ts'
import type { Line } from '../chart/chart.tsx'
import { ChartFigure, type ChartFrame } from '../chart/chart-figure.tsx'
import { numberText } from '../format.ts'
import { linesOf, niceEndOf } from './lines.ts'

interface SmallChartsProps {
  readonly frame: ChartFrame
  readonly figures: Figures
}

/** Depth, sign-ups, forms and searches. */
export function SmallCharts({ frame, figures: { series, forms } }: SmallChartsProps) {
  const signUps: Line[] = [
    { title: 'Joined the newsletter', values: series.joined.now, look: 'first' },
    { title: 'Registered an account', values: series.registered.now, look: 'second' },
  ]
  const sent: Line[] = [
    { title: 'Sent', values: series.sent.now, look: 'first' },
    { title: 'Finished', values: series.finished.now, look: 'second' },
  ]
  const searches: Line[] = [
    { title: 'Something was found', values: series.found.now, look: 'first' },
    { title: 'Nothing was found', values: series.nothing.now, look: 'second' },
  ]
  const counted = { frame, format: numberText }
  return (
    <>
      <ChartFigure
        frame={frame}
        title="How far pages are read"
        note="The deepest point that was in the window, in percent of the page, on average."
        lines={linesOf('Depth', series.depth)}
        end={100}
        format={value => `${value}%`}
        csv="reading"
      />
      <ChartFigure
        {...counted}
        title="Sign-ups"
        note="Newsletter: confirmed by mail. Accounts: as far as browsers report them."
        lines={signUps}
        end={niceEndOf(signUps)}
        csv="sign-ups"
      />
      {forms.length > 0 && (
        <ChartFigure
          {...counted}
          title="Forms"
          note="Requests of your teams that were sent, and those that staff closed or decided; no spam."
          lines={sent}
          end={niceEndOf(sent)}
          csv="forms"
        />
      )}
      <ChartFigure
        {...counted}
        title="Searches in the handbooks"
        lines={searches}
        end={niceEndOf(searches)}
        csv="searches"
      />
    </>
  )
}
