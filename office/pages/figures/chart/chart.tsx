import { useId } from 'react'
import styles from './chart.module.css'
import { across, down, pathOf } from './scale.ts'

/** One line of a chart, with a value for each point; null: there is none. */
export interface Line {
  readonly title: string
  readonly values: readonly (number | null)[]
  /** `before`: the period before; `second`: beside the first. */
  readonly look: 'first' | 'second' | 'before'
}

interface ChartProps {
  readonly title: string
  /** What the chart shows, in words. */
  readonly description: string
  readonly lines: readonly Line[]
  readonly end: number
  readonly format: (value: number) => string
  /** The titles below the axis: of the first point and the last. */
  readonly ends: readonly [string, string]
  /** The points that something was published at. */
  readonly marks: readonly number[]
  /** The point that is looked at; null: none. */
  readonly chosen: number | null
}

const area = 'M0 100'

/** Lines over time, drawn on the server: an SVG of any width, whose texts keep their size. */
export function Chart({ title, description, lines, end, format, ends, marks, chosen }: ChartProps) {
  const id = useId()
  const [first] = lines
  const count = first?.values.length ?? 0
  const chosenX = chosen === null ? null : `${across(chosen, count)}%`
  return (
    <svg className={styles.chart} role="img" aria-labelledby={`${id}-title ${id}-text`}>
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      <svg aria-hidden="true" className={styles.plot} x="0" y="18" width="100%" height="164">
        {[0, 50, 100].map(y => (
          <line key={y} className={styles.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
        ))}
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          className={styles.plot}
        >
          {first && <path className={styles.area} d={areaOf(first.values, end)} />}
          {lines.toReversed().map(({ look, values, title }) => (
            <g key={title} className={styles[look]}>
              <path d={pathOf(values, end, 0, look === 'before' ? values.length : values.length - 1)} />
              {look !== 'before' && (
                <path className={styles.unfinished} d={pathOf(values, end, Math.max(0, values.length - 2))} />
              )}
            </g>
          ))}
        </svg>
        {[...new Set(marks)].map(at => (
          <line
            key={at}
            className={styles.mark}
            x1={`${across(at, count)}%`}
            x2={`${across(at, count)}%`}
            y1="100%"
            y2="88%"
          />
        ))}
        {chosenX !== null && <line className={styles.marker} x1={chosenX} x2={chosenX} y1="0" y2="100%" />}
        {lines
          .filter(({ look }) => look !== 'before')
          .flatMap(line => dotsOf(line, chosen, end))
          .map(({ key, x, y, isOpen }) => (
            <circle key={key} className={isOpen ? styles.openDot : styles.dot} cx={x} cy={y} r="3.5" />
          ))}
      </svg>
      <text className={styles.label} x="0" y="13">
        {format(end)}
      </text>
      <text className={styles.label} x="0" y="95">
        {format(end / 2)}
      </text>
      <text className={styles.label} x="0" y="200">
        {ends[0]}
      </text>
      <text className={styles.label} x="100%" y="200" textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  )
}

/** The ground below a line that has a value everywhere. */
function areaOf(values: Line['values'], end: number): string {
  if (values.length < 2 || values.includes(null)) return ''
  return `${area}${pathOf(values, end).replace('M', 'L')}L100 100Z`
}

/** A dot on the chosen point, and an open one on the last, which is not over. */
function dotsOf({ values, title }: Line, chosen: number | null, end: number) {
  const last = values.length - 1
  return [...new Set([last, ...(chosen === null ? [] : [chosen])])].flatMap(at => {
    const value = values[at] ?? null
    if (value === null) return []
    const place = { x: `${across(at, values.length)}%`, y: `${down(value, end)}%` }
    return { key: `${title} ${at}`, ...place, isOpen: at === last }
  })
}
