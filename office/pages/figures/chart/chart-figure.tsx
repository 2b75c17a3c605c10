import { useId, useState } from 'react'
import type { FigurePublish } from '../../../../contract/office/figures.ts'
import { Disclosure } from '../../../features/disclosure.tsx'
import { useHasScripts } from '../../../features/use-has-scripts.ts'
import { DataTable } from '../data-table.tsx'
import styles from './chart.module.css'
import { Chart, type Line } from './chart.tsx'
import { Legend } from './legend.tsx'

/** What all charts of the screen share. */
export interface ChartFrame {
  /** The title of each point: `Tue, Nov 3`. */
  readonly points: readonly string[]
  readonly ends: readonly [string, string]
  readonly publishes: readonly FigurePublish[]
  /** The address of a table's CSV file. */
  readonly csvPath: (table: string) => string
}

interface ChartFigureProps {
  readonly frame: ChartFrame
  readonly title: string
  /** What is measured, where the title does not say it. */
  readonly note?: string
  readonly lines: readonly Line[]
  readonly end: number
  readonly format: (value: number) => string
  /** The table whose CSV file has these numbers. */
  readonly csv: string
}

/** A chart with its legend, a point to look at by pointer or keyboard, its table and its CSV file. */
export function ChartFigure({ frame, title, note, lines, end, format, csv }: ChartFigureProps) {
  const { points, ends, publishes } = frame
  const last = points.length - 1
  const [chosen, setChosen] = useState<number | null>(null)
  const hasScripts = useHasScripts()
  const id = useId()
  const at = chosen ?? last
  const text = (value: number | null | undefined) => (value == null ? 'none' : format(value))
  const published = publishes.filter(each => each.span === at).map(each => each.title)
  const readout = [
    `${points[at]}${at === last ? ', so far' : ''}`,
    ...lines.map(line => `${line.title}: ${text(line.values[at])}`),
    ...(published.length > 0 ? [`published: ${listed(published)}`] : []),
  ].join(' · ')
  const choose = (event: React.PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / Math.max(1, width)
    setChosen(Math.min(last, Math.max(0, Math.round(share * last))))
  }
  return (
    <figure className={styles.figure} aria-labelledby={`${id}-title`}>
      <figcaption className={styles.caption}>
        <h2 id={`${id}-title`}>{title}</h2>
        <Legend lines={lines} hasMarks={publishes.length > 0} />
      </figcaption>
      {note !== undefined && <p className={styles.readout}>{note}</p>}
      <p className={styles.readout}>{readout}</p>
      <div onPointerMove={choose} onPointerDown={choose}>
        <Chart
          {...{ title, lines, end, format, ends, chosen }}
          description={describe(points, lines, text)}
          marks={publishes.map(({ span }) => span)}
        />
      </div>
      {hasScripts ? (
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={last}
          value={at}
          aria-label={`${title}: the point that is read out`}
          aria-valuetext={readout}
          onChange={event => setChosen(Number(event.currentTarget.value))}
        />
      ) : (
        <div className={styles.slider} />
      )}
      <div className={styles.foot}>
        <Disclosure
          label={
            <>
              Table<span className="visually-hidden"> of {title}</span>
            </>
          }
        >
          <DataTable
            caption={title}
            columns={['', ...lines.map(line => line.title)]}
            rows={points.map((point, row) => [point, ...lines.map(({ values }) => text(values[row]))])}
          />
        </Disclosure>
        <a href={frame.csvPath(csv)} download>
          CSV<span className="visually-hidden"> of {title}</span>
        </a>
      </div>
    </figure>
  )
}

const listed = (titles: readonly string[]) =>
  titles.length > 3 ? `${titles.slice(0, 3).join(', ')} and ${titles.length - 3} more` : titles.join(', ')

function describe(
  points: readonly string[],
  lines: readonly Line[],
  text: (value: number | null | undefined) => string,
): string {
  const said = lines.map(({ title, values }) => {
    const known = values.filter(value => value !== null)
    return known.length === 0
      ? `${title}: no values`
      : `${title}: from ${text(Math.min(...known))} to ${text(Math.max(...known))}, at the end ${text(values.at(-1))}`
  })
  return `From ${points[0]} to ${points.at(-1)}. ${said.join('. ')}.`
}
