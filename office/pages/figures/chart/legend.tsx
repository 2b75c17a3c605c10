import styles from './chart.module.css'
import type { Line } from './chart.tsx'

interface LegendProps {
  readonly lines: readonly Line[]
  readonly hasMarks: boolean
}

/** What each line is, by its stroke. */
export function Legend({ lines, hasMarks }: LegendProps) {
  return (
    <ul className={styles.legend} aria-label="Lines">
      {lines.map(({ title, look }) => (
        <li key={title}>
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <path className={styles[look]} d="M1 6H23" />
          </svg>
          {title}
        </li>
      ))}
      {hasMarks && (
        <li>
          <svg viewBox="0 0 24 12" aria-hidden="true">
            <path className={styles.mark} d="M12 1V11" />
          </svg>
          Published
        </li>
      )}
    </ul>
  )
}
