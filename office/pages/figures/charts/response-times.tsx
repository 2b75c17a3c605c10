import type { Answer } from '../../../../contract/call.ts'
import type { figureCalls, ResponseTimes as Responses } from '../../../../contract/office/figures.ts'
import { teamTitles } from '../../../features/labels.ts'
import { ChartFigure, type ChartFrame } from '../chart/chart-figure.tsx'
import { niceTimeEnd } from '../chart/scale.ts'
import { DataTable } from '../data-table.tsx'
import { durationText, numberText } from '../format.ts'

interface ResponseTimesProps {
  readonly frame: ChartFrame
  readonly responses: Answer<typeof figureCalls.getResponseTimes>
}

/** How long senders wait, by span and by team. */
export function ResponseTimes({ frame, responses }: ResponseTimesProps) {
  const { first_reply, close, error } = responses
  const precision = `Right to within ${Math.round(error * 100)}%.`
  return (
    <>
      <Part
        {...{ frame, title: 'First reply', times: first_reply }}
        note={`From when a request was sent until staff first answered it, nights, weekends and snoozes included; drafts and spam do not count. ${precision}`}
      />
      <Part
        {...{ frame, title: 'Time to close', times: close }}
        note={`From when a request was sent until staff closed or decided it, the last time if it was reopened; nights, weekends and snoozes included, no spam. ${precision}`}
      />
    </>
  )
}

interface PartProps {
  readonly frame: ChartFrame
  readonly title: string
  readonly note: string
  readonly times: Responses
}

function Part({ frame, title, note, times: { teams, median, p90 } }: PartProps) {
  const rows = teams
    .filter(({ now, before }) => now.count > 0 || (before?.count ?? 0) > 0)
    .map(({ team, now, before }) => [
      teamTitles[team],
      ...[timeText(now.median), timeText(now.p90), numberText(now.count)],
      timeText(before?.median ?? null),
    ])
  return (
    <div>
      <ChartFigure
        {...{ frame, title, note, format: durationText }}
        lines={[
          { title: 'Half of them within', values: median, look: 'first' },
          { title: 'Nine of ten within', values: p90, look: 'second' },
        ]}
        end={niceTimeEnd(Math.max(0, ...p90.map(seconds => seconds ?? 0)))}
        csv="response-times"
      />
      {rows.length > 0 && (
        <DataTable
          caption={`${title} by team`}
          columns={['Team', 'Half within', 'Nine of ten within', 'Requests', 'Half within, before']}
          rows={rows}
        />
      )}
    </div>
  )
}

const timeText = (seconds: number | null) => (seconds === null ? '–' : durationText(seconds))
